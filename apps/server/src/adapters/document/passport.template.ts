import { SHEET } from './sheet.template.ts'

/**
 * The machine passport: one A4 sheet in the language of Typst. Every text is a pair, the reader's
 * language first; rows have heights of their own, so that nothing can push the sheet to a second page.
 */
export const PASSPORT =
  SHEET +
  String.raw`
#let bar(percent) = box(width: 100%, height: 2.2mm, radius: 0.5mm, fill: sunk, clip: true,
  place(near + top, rect(width: percent * 1%, height: 100%, fill: ink)))

#let tape(low, high, at) = layout(size => {
  let x(percent) = size.width * (if is-rtl { 100 - percent } else { percent }) / 100
  box(width: size.width, height: 5.4mm, {
    let (from, to) = if is-rtl { (x(high), x(low)) } else { (x(low), x(high)) }
    place(left + bottom, dx: from, rect(width: to - from, height: 2.6mm, fill: sunk))
    for i in range(51) {
      let long = calc.rem(i, 5) == 0
      place(left + bottom, dx: size.width * i / 50, line(angle: 90deg, length: if long { -2mm } else { -1.1mm }, stroke: 0.4pt + rgb("#8c8170")))
    }
    place(left + bottom, line(length: 100%, stroke: 0.5pt + rgb("#8c8170")))
    place(left + top, dx: x(at) - 1.4mm, polygon(fill: ink, (0mm, 0mm), (2.8mm, 0mm), (2.8mm, 0.9mm), (1.7mm, 1.8mm), (1.7mm, 5.4mm), (1.1mm, 5.4mm), (1.1mm, 1.8mm), (0mm, 0.9mm)))
  })
})

// ---- head

#let teeth = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='#1d1b17' d='M2 3H30V7H2ZM2 9H30V18L28.5 29H25.5L24 18.5C24 15.5 23 13.6 21.5 12 20 13.6 19 15.5 19 18.5L17.5 29H14.5L13 18.5C13 15.5 12 13.6 10.5 12 9 13.6 8 15.5 8 18.5L6.5 29H3.5L2 18Z'/></svg>")

#grid(
  columns: (auto, auto, 1fr, auto), column-gutter: 2mm, align: (near + horizon, near + horizon, near + horizon, far + horizon),
  image(teeth, height: 7mm, format: "svg"),
  strong(d.house, size: 15pt),
  [#h(4mm) #strong(d.title.at(0), size: 12.5pt) #h(2mm) #second(d.title.at(1), size: 12.5pt)],
  [#strong(text(dir: ltr, d.stockNo), size: 10pt) \ #second(d.date, size: 7.6pt, lang: d.main.lang, dir: direction(d.main))],
)
#v(1.2mm)
#rule(thick: 1.6pt)
#v(4mm)

// ---- the machine

#let photo(width, height, faded: false) = box(width: width, height: height, radius: 1.4mm, clip: true, fill: sunk, {
  if d.hasPicture { image("/picture.jpg", width: 100%, height: 100%, fit: "cover") }
  if faded { place(top + left, rect(width: 100%, height: 100%, fill: rgb("#f4efe5").transparentize(38%))) }
})

#grid(
  columns: (79mm, 1fr), column-gutter: 5mm,
  photo(79mm, 59mm),
  cut(59mm)[
    #cut(22mm)[
      #strong(d.name.at(0), size: if d.name.at(0).clusters().len() > 20 { 16pt } else { 23pt })
      #v(0.6mm)
      #align(near, second(d.name.at(1), size: 10.5pt))
    ]
    #grid(
      columns: (auto, 1fr), column-gutter: 4mm, align: horizon,
      grade(d.grade, d.steps, d.gradeOfSeller),
      block(width: 100%, stroke: (top: 0.5pt + ink, bottom: 0.5pt + ink), inset: (y: 1.8mm), grid(
        columns: d.plate.map(_ => 1fr), stroke: (x, y) => if x > 0 { (if is-rtl { "right" } else { "left" }: 0.4pt + line-colour) },
        inset: (x, y) => (x: 2mm),
        ..d.plate.map(((value, label)) => [
          #strong(value, size: 12pt)
          #v(0.4mm)
          #pair(label, size: 6.9pt, fill: muted)
        ]),
      )),
    )
    #v(2.4mm)
    #grid(columns: (1fr, auto), align: (near + bottom, far + bottom),
      strong(d.price.at(0), size: 13pt), text(fill: muted, size: 9.5pt, d.price.at(1)))
    #if d.guide != none [
      #v(0.6mm)
      #tape(d.guide.low, d.guide.high, d.guide.at)
      #v(0.8mm)
      #pair(d.guide.say, size: 7.4pt, fill: muted)
    ]
  ],
)
#v(4.6mm)

// ---- facts

#let fact(label, value) = block(width: 100%, height: 6.5mm, stroke: (bottom: 0.4pt + line-colour), clip: true, spacing: 0pt, grid(
  columns: (29%, 42%, 29%), rows: 6.5mm, align: (near + horizon, center + horizon, far + horizon),
  text(fill: muted, size: 7.6pt, label.at(0)),
  strong(value, size: if value.clusters().len() > 28 { 6.8pt } else { 8pt }),
  second(label.at(1), size: 7.6pt),
))
#let half = calc.ceil(d.facts.len() / 2)
#rule(thick: 0.6pt)
#v(-2.2mm)
#grid(
  columns: (1fr, 1fr), column-gutter: 6mm, row-gutter: 0pt,
  ..range(half).map(i => (
    fact(..d.facts.at(i * 2)),
    if i * 2 + 1 < d.facts.len() { fact(..d.facts.at(i * 2 + 1)) } else { [] },
  )).flatten()
)
#v(5mm)

// ---- what the inspector found

#let finding(n, kind, name, say) = block(width: 100%, height: 9.4mm, stroke: (bottom: 0.4pt + line-colour), clip: true, spacing: 0pt, grid(
  columns: (7.5mm, 1fr, 1fr), rows: 9.4mm, align: (near + horizon, near + horizon, far + horizon), column-gutter: 1mm,
  mark(kind, n),
  [#strong(name.at(0), size: 8pt) \ #text(size: 7.4pt, say.at(0))],
  second[#strong(name.at(1), size: 8pt) \ #text(size: 7.4pt, say.at(1))],
))

#let wear(name, percent, said) = block(width: 100%, height: 5mm, clip: true, spacing: 0pt, grid(
  columns: (25mm, 1fr, 9mm, 22mm), rows: 5mm, column-gutter: 1.4mm,
  align: (near + horizon, center + horizon, far + horizon, far + horizon),
  text(size: 7.4pt, name.at(0)), bar(percent), strong(text(dir: ltr, said), size: 7.4pt), second(name.at(1), size: 7.4pt),
))

#cut(79mm, grid(
  columns: (1fr, 76mm), column-gutter: 6mm,
  [
    #rule(thick: 1.2pt)
    #pair(d.inspection.heading, size: 8pt, weight: 600)
    #v(1.2mm)
    #for (n, kind, name, say) in d.inspection.points { finding(n, kind, name, say) }
  ],
  [
    #box(width: 76mm, height: if d.inspection.wear.len() > 0 { 38mm } else { 57mm }, {
      photo(100%, 100%, faded: true)
      for (n, kind, x, y) in d.inspection.map {
        // The picture is cut above and below: what was there stands at the edge.
        let seen = if d.inspection.wear.len() > 0 { 38 / 57 } else { 1 }
        let at = calc.clamp((y / 1000 - 0.5) / seen + 0.5, 0.08, 0.92)
        place(top + left, dx: x * 0.1% - 2.6mm, dy: at * 100% - 2.6mm, mark(kind, n))
      }
    })
    #if d.inspection.wear.len() > 0 [
      #rule(thick: 0.8pt)
      #pair(d.inspection.wearHeading, size: 7.6pt, weight: 600)
      #v(0.8mm)
      #for (name, percent, said) in d.inspection.wear { wear(name, percent, said) }
    ]
  ],
))
#v(2.4mm)

// ---- proofs

#let signer = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='#1d1b17' stroke-width='1.6'><path d='M10 2.5l6 2.2v5c0 3.7-2.4 6.3-6 7.8c-3.6-1.5-6-4.1-6-7.8v-5ZM7 9.8l2.2 2.2L13 7.8'/></svg>")
#let info = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='#1d1b17' stroke-width='1.6'><path d='M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM10 9.2v4.3M10 6.3v.5'/></svg>")
#let proof(proven, head, say) = cut(10.4mm, grid(
  columns: (5mm, 1fr, 1fr), rows: 10.4mm, column-gutter: 1.4mm, align: (near + horizon, near + horizon, far + horizon),
  image(if proven { signer } else { info }, width: 4.4mm, format: "svg"),
  [#strong(head.at(0), size: 7.8pt) \ #text(size: 6.8pt, say.at(0))],
  second[#strong(head.at(1), size: 7.8pt) \ #text(size: 6.8pt, say.at(1))],
))
#if d.proofs.len() > 0 {
  block(width: 100%, stroke: 0.5pt + line-colour, radius: 1.4mm, inset: 0pt, clip: true, grid(
    columns: (1fr, 1fr), inset: (x: 2.4mm, y: 0.6mm), stroke: 0.4pt + line-colour,
    ..d.proofs.map(((proven, head, say)) => proof(proven, head, say)),
  ))
}

// ---- foot

#place(bottom + near, block(width: 100%, {
  rule(thick: 1.6pt)
  v(1.6mm)
  grid(
    columns: (22mm, 1fr), column-gutter: 5mm, align: horizon,
    image("/code.svg", width: 21mm, height: 21mm),
    {
      pair(d.scan, size: 8.4pt, weight: 600)
      v(0.6mm)
      for each in d.foot { text(size: 7.4pt, fill: muted, each); linebreak() }
    },
  )
}))
`
