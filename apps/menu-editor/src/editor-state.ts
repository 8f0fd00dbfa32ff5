/** What selectors of the slice `Name` read of the shell's store. */
export interface EditorState<Name extends string, Slice> {
  readonly 'menu-editor': Readonly<Record<Name, Slice>>;
}
