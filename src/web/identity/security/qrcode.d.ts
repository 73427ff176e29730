/** What we use of the package, which has no types of its own. */
declare module 'qrcode' {
  export function create(text: string): { modules: { size: number; data: ArrayLike<number> } };
}
