import { SHEET } from './sheet.template.ts'

/** The inspection report: every point with its reading, remark and picture, on as many pages as needed. */
export const REPORT =
  SHEET +
  String.raw`
#set page(
  margin: (x: 13mm, top: 11mm, bottom: 16mm),
  footer: {
    rule(colour: line-colour)
    v(-1.5mm)
    grid(columns: (1fr, auto), align: (near + horizon, far + horizon),
      text(size: 7pt, fill: muted, d.foot),
      text(size: 7pt, fill: muted, dir: ltr, context counter(page).display("1 / 1", both: true)))
  },
)

// ---- head

#grid(
  columns: (1fr, auto), column-gutter: 4mm, align: (near + horizon, far + horizon),
  [#strong(d.house, size: 12pt) #h(3mm) #strong(d.title, size: 14pt)],
  [#strong(text(dir: ltr, d.reportNo), size: 12pt) \ #text(size: 7.6pt, fill: muted, text(dir: ltr, d.stockNo))],
)
#v(1.2mm)
#rule(thick: 1.6pt)
#v(3mm)

#grid(
  columns: if d.hasPicture { (92mm, 1fr) } else { (1fr,) }, column-gutter: 5mm,
  ..if d.hasPicture {
    (box(width: 92mm, height: 69mm, radius: 1.4mm, clip: true, fill: sunk, {
      image("/picture.jpg", width: 100%, height: 100%, fit: "cover")
      for (n, kind, x, y) in d.map {
        place(top + left, dx: x * 0.1% - 2.6mm, dy: y * 0.1% - 2.6mm, mark(kind, n))
      }
    }),)
  } else { () },
  {
    grid(columns: (auto, 1fr), column-gutter: 4mm, align: horizon,
      grade(d.grade, d.steps, none),
      strong(d.name, size: if d.name.clusters().len() > 28 { 12pt } else { 15pt }))
    v(2mm)
    for (label, value) in d.facts {
      block(width: 100%, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.1mm), spacing: 0pt, grid(
        columns: (40%, 60%), align: (near + horizon, far + horizon),
        text(fill: muted, size: 7.8pt, label), strong(value, size: 8.2pt)))
    }
    v(2.4mm)
    text(size: 8pt, d.by)
    linebreak()
    text(size: 8pt, d.independence)
  },
)
#v(3mm)
#strong(d.points, size: 9.4pt)
#if d.repairs != none [ #h(3mm) #text(size: 8.4pt, fill: muted, d.repairs)]
#v(1mm)

// ---- points

#let row(n, kind, name, reading, word, remark, repair, shown) = block(
  width: 100%, breakable: false, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1mm), spacing: 0pt,
  grid(
    columns: (8mm, 1fr, 34mm, if shown == none { 0mm } else { 22mm }), column-gutter: 1.6mm,
    align: (near + horizon, near + horizon, far + horizon, far + horizon),
    mark(kind, n),
    {
      strong(name, size: 8.4pt)
      if remark != none { linebreak(); text(size: 7.8pt, remark) }
      if repair != none { linebreak(); text(size: 7.8pt, fill: muted, repair) }
    },
    {
      if reading != none { strong(reading, size: 8.6pt); linebreak() }
      text(size: 7.6pt, fill: muted, word)
    },
    if shown != none {
      box(width: 22mm, height: 16.5mm, radius: 0.8mm, clip: true,
        image("/picture-" + str(shown) + ".jpg", width: 100%, height: 100%, fit: "cover"))
    },
  ),
)

#for (part, rows) in d.groups {
  block(breakable: false, above: 3.4mm, below: 0mm, {
    block(width: 100%, stroke: (bottom: 0.8pt + ink), inset: (bottom: 1.4mm), spacing: 0pt,
      text(size: 8.4pt, weight: 600, fill: muted, part))
    row(..rows.first())
  })
  for each in rows.slice(1) { row(..each) }
}

#v(4mm)
#block(breakable: false, grid(
  columns: (18mm, 1fr), column-gutter: 4mm, align: horizon,
  image("/code.svg", width: 17mm, height: 17mm),
  text(size: 8pt, d.scan),
))
`
