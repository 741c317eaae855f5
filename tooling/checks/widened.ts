/**
 * Whether a text is the same one with more members in its lists. `list` finds the lists, with their members
 * in its first group; `between` separates them.
 */
export function isWidened(before: string, after: string, list: RegExp, between: RegExp): boolean {
  const frameOf = (text: string) => text.replaceAll(list, '…')
  if (frameOf(before) !== frameOf(after)) return false
  const listsOf = (text: string) =>
    [...text.matchAll(list)].map(([, members = '']) => members.split(between))
  const now = listsOf(after)
  return listsOf(before).every((members, i) => members.every((each) => now[i]?.includes(each)))
}
