/**
 * Plain `opacity` makes a renderer paint each shape on a layer of its own. Where a shape has only a
 * fill or only a stroke, the cheaper paint opacity looks the same and renders much faster.
 */
export function finish(picture: string): string {
  return picture.replace(
    /<(path|circle|ellipse|rect)\b([^>]*?) opacity="([^"]+)"([^>]*)>/g,
    (whole, tag: string, before: string, value: string, after: string) => {
      const rest = before + after
      const stroke = / stroke="(?!none)/.test(rest)
      const none = / fill="none"/.test(rest)
      const fill = / fill="/.test(rest)
      if (stroke && fill && !none) return whole
      const paint = stroke
        ? ` stroke-opacity="${value}"${fill ? '' : ` fill-opacity="${value}"`}`
        : ` fill-opacity="${value}"`
      return `<${tag}${before}${paint}${after}>`
    },
  )
}
