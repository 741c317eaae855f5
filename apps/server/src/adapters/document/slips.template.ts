import { SHEET } from './sheet.template.ts'

/** Packing slips: for each order where it goes, what the buyer asks, and its lines with boxes to tick. */
export const SLIPS =
  SHEET +
  String.raw`
#set page(
  margin: (x: 13mm, top: 11mm, bottom: 14mm),
  footer: align(far, text(size: 7pt, fill: muted, dir: ltr, context counter(page).display("1 / 1", both: true))),
)

// A telephone number begins with its plus in every language: a box has a direction of its own.
#let fact(label, value, is-ltr) = block(width: 100%, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.4mm), spacing: 0pt, grid(
  columns: (30%, 1fr), column-gutter: 3mm, align: (near + top, near + top),
  [#text(fill: muted, size: 7.8pt, label.at(0)) \ #second(label.at(1), size: 7.2pt)],
  strong(if is-ltr { box(text(dir: ltr, value)) } else { value }, size: 9pt)))

#let columns-of-lines = (1fr, 30mm, 18mm, 14mm)
#let heading-cell(words) = [#text(size: 7.8pt, fill: muted, words.at(0)) \ #second(words.at(1), size: 7.2pt)]

#let slip(it) = {
  grid(
    columns: (1fr, auto), column-gutter: 4mm, align: (near + horizon, far + horizon),
    [#strong(it.store, size: 12pt) \ #strong(d.title.at(0), size: 16pt) #h(3mm) #second(d.title.at(1), size: 13pt)],
    [#strong(text(dir: ltr, it.number), size: 13pt) \ #text(size: 8.4pt, fill: muted, it.date)],
  )
  v(1.2mm)
  rule(thick: 1.6pt)
  v(3mm)
  for (label, value, is-ltr) in it.facts { fact(label, value, is-ltr) }
  v(5mm)
  block(width: 100%, stroke: (bottom: 0.8pt + ink), inset: (bottom: 1.4mm), spacing: 0pt, grid(
    columns: columns-of-lines, column-gutter: 2mm, align: (near + horizon, near + horizon, far + horizon, far + horizon),
    ..d.columns.map(heading-cell),
  ))
  for (name, more, sku, quantity) in it.lines {
    block(width: 100%, breakable: false, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.8mm), spacing: 0pt, grid(
      columns: columns-of-lines, column-gutter: 2mm, align: (near + top, near + top, far + top, far + top),
      {
        strong(name.at(0), size: 9pt)
        if name.at(1) != name.at(0) { linebreak(); second(name.at(1), size: 8pt) }
        if more != "" { linebreak(); text(size: 7.8pt, fill: muted, more) }
      },
      text(dir: ltr, sku),
      strong(text(dir: ltr, quantity), size: 11pt),
      box(width: 5mm, height: 5mm, stroke: 0.9pt + ink),
    ))
  }
}

#for (at, each) in d.slips.enumerate() {
  if at > 0 { pagebreak() }
  slip(each)
}
`
