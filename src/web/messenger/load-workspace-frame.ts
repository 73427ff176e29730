/** In a file of its own, because an import names all files that it loads, and a visitor's page need not carry the list. */
export const loadWorkspaceFrame = () => import('./WorkspaceFrame.tsx');
