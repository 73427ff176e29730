/**
 * A module of its own, because a dynamic import lists all files that it loads, and visitors' pages need not contain
 * that list.
 */
export const loadWorkspaceFrame = () => import('./WorkspaceFrame.tsx');
