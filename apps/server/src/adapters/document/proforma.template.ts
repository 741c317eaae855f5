import { SHEET } from './sheet.template.ts'

/** The proforma invoice: two parties, what was agreed, the lines and the sums, in two languages. */
export const PROFORMA =
  SHEET +
  String.raw`
#set page(
  margin: (x: 13mm, top: 11mm, bottom: 16mm),
  footer: {
    rule(colour: line-colour)
    v(-1.5mm)
    grid(columns: (1fr, auto), align: (near + horizon, far + horizon),
      text(size: 7pt, fill: muted, dir: ltr, d.number),
      text(size: 7pt, fill: muted, dir: ltr, context counter(page).display("1 / 1", both: true)))
  },
)

// ---- head

#grid(
  columns: (1fr, auto), column-gutter: 4mm, align: (near + horizon, far + horizon),
  [#strong(d.house, size: 12pt) \ #strong(d.title.at(0), size: 16pt) #h(3mm) #second(d.title.at(1), size: 13pt)],
  [#strong(text(dir: ltr, d.number), size: 13pt) \ #text(size: 8.4pt, fill: muted, d.date)],
)
#v(1.2mm)
#rule(thick: 1.6pt)
#v(3mm)

#grid(columns: (1fr, 1fr), column-gutter: 8mm, ..d.parties.map(((label, lines)) => {
  pair(label, size: 7.6pt, fill: muted)
  v(0.8mm)
  strong(lines.first(), size: 10pt)
  for each in lines.slice(1) { linebreak(); text(size: 8pt, each) }
}))
#v(4mm)

// ---- what was agreed

#let fact(label, value) = block(width: 100%, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.4mm), spacing: 0pt, grid(
  columns: (29%, 42%, 29%), align: (near + horizon, center + horizon, far + horizon),
  text(fill: muted, size: 7.8pt, label.at(0)), strong(value, size: 8.2pt), second(label.at(1), size: 7.8pt)))
#rule(thick: 0.6pt)
#v(-2.2mm)
#grid(columns: (1fr, 1fr), column-gutter: 6mm, ..d.facts.map(((label, value)) => fact(label, value)))
#v(5mm)

// ---- lines and sums

#let money(it, ..look) = text(dir: ltr, ..look, it)
#block(width: 100%, stroke: (bottom: 0.8pt + ink), inset: (bottom: 1.4mm), spacing: 0pt, grid(
  columns: (8mm, 1fr, 34mm), align: (near + horizon, near + horizon, far + horizon),
  text(size: 7.8pt, fill: muted, "#"),
  [#text(size: 7.8pt, fill: muted, d.description.at(0)) #h(2mm) #second(d.description.at(1), size: 7.8pt)],
  [#text(size: 7.8pt, fill: muted, d.amount.at(0)) \ #second(d.amount.at(1), size: 7.8pt)],
))
#for (i, (name, more, amount)) in d.lines.enumerate() {
  block(width: 100%, breakable: false, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.6mm), spacing: 0pt, grid(
    columns: (8mm, 1fr, 34mm), align: (near + top, near + top, far + top),
    text(dir: ltr, str(i + 1)),
    {
      strong(name.at(0), size: 8.6pt)
      linebreak()
      second(name.at(1), size: 8pt)
      if more != none { linebreak(); text(size: 7.8pt, fill: muted, more) }
    },
    money(amount, weight: 600),
  ))
}
#v(4mm)
#grid(columns: (1fr, 92mm), column-gutter: 8mm,
  {
    strong(d.tax.heading.at(0), size: 8.6pt)
    v(0.6mm)
    text(size: 7.8pt, d.tax.text.at(0))
    v(0.6mm)
    second(d.tax.text.at(1), size: 7.8pt)
  },
  for (label, amount, isTotal) in d.sums {
    block(width: 100%, stroke: (bottom: (if isTotal { 0.9pt + ink } else { 0.4pt + line-colour })), inset: (y: 1.3mm), spacing: 0pt, grid(
      columns: (1fr, auto, 1fr), align: (near + horizon, center + horizon, far + horizon), column-gutter: 2mm,
      text(size: 8pt, label.at(0)),
      money(amount, weight: 600, size: if isTotal { 10pt } else { 8.4pt }),
      second(label.at(1), size: 8pt),
    ))
  },
)
#v(6mm)
#block(breakable: false, width: 100%, stroke: 0.9pt + ink, radius: 1.4mm, inset: 3mm, grid(
  columns: (1fr, 20mm), column-gutter: 4mm, align: (near + horizon, far + horizon),
  {
    pair(d.pay.heading, size: 9pt, weight: 600)
    v(1mm)
    text(size: 8pt, d.pay.text.at(0))
    v(0.6mm)
    second(d.pay.text.at(1), size: 8pt)
    v(1mm)
    for (label, value) in d.pay.account { fact(label, value) }
    fact(d.pay.reference, d.number)
  },
  image("/code.svg", width: 18mm, height: 18mm),
))
#v(4mm)
#text(size: 7.6pt, d.foot.at(0))
#v(0.4mm)
#second(d.foot.at(1), size: 7.6pt)
`
