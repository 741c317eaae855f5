/** What every document has in common, in the language of Typst: colours, directions, marks, the grade. */
export const SHEET = String.raw`
#let d = json("/sheet.json")
#let ink = rgb("#1d1b17")
#let muted = rgb("#625a4d")
#let line-colour = rgb("#dcd3c2")
#let sunk = rgb("#e9e1d1")
#let is-rtl = d.main.dir == "rtl"
// Words of another direction must not move the ends of the page.
#let near = if is-rtl { right } else { left }
#let far = if is-rtl { left } else { right }
#let direction(it) = if it.dir == "rtl" { rtl } else { ltr }

#set document(title: d.documentTitle, author: d.house, date: none)
#set page(paper: "a4", margin: (x: 13mm, top: 11mm, bottom: 9mm), fill: white)
#set text(
  font: d.families, size: 8.4pt, fill: ink, weight: 400, number-width: "tabular",
  lang: d.main.lang, region: d.main.region, dir: direction(d.main),
)
#set par(leading: 0.42em, spacing: 0.5em, justify: false)
#set grid(stroke: none)

#let second(it, ..look) = text(
  lang: d.beside.lang, region: d.beside.region, dir: direction(d.beside), fill: muted, ..look, it,
)
#let strong(it, ..look) = text(weight: 600, ..look, it)
#let rule(thick: 0.5pt, colour: ink) = line(length: 100%, stroke: thick + colour)
#let pair(words, ..look) = grid(
  columns: (1fr, auto), column-gutter: 3mm, align: (near + horizon, far + horizon),
  text(..look, words.at(0)), second(words.at(1), ..look),
)
#let cut(height, it) = block(height: height, width: 100%, clip: true, spacing: 0pt, it)

// ---- marks

#let mark(kind, n, size: 5.2mm) = {
  let label(fill, dy: 0pt) = place(center + horizon, dy: dy, if n != none { text(size: 7.4pt, weight: 600, fill: fill, dir: ltr, str(n)) })
  box(width: size, height: size, {
    if kind == "action" {
      place(center + horizon, polygon(fill: rgb("#a3271b"), stroke: 0.6pt + white, (50%, 0%), (100%, 92%), (0%, 92%)))
      label(white, dy: 0.5mm)
    } else if kind == "monitor" {
      place(center + horizon, rect(width: 92%, height: 92%, radius: 1mm, fill: rgb("#ffefc9"), stroke: 0.9pt + rgb("#744600")))
      label(rgb("#744600"))
    } else {
      place(center + horizon, circle(width: 96%, fill: if kind == "ok" { rgb("#1b6340") } else { muted }, stroke: 0.6pt + white))
      label(white)
    }
  })
}

// A grade that no inspector confirmed is an outline with its own words, not a stamp.
#let grade(letter, steps, claimed) = {
  let colour = if claimed == none { white } else { muted }
  let look = if claimed == none { (fill: ink) } else { (stroke: (paint: muted, thickness: 0.9pt, dash: "dashed")) }
  box(width: 17mm, height: 17mm, radius: 1.6mm, ..look, {
    place(center + top, dy: if claimed == none { 2.6mm } else { 1.6mm }, text(size: if claimed == none { 25pt } else { 20pt }, weight: 600, fill: colour, letter))
    if claimed == none {
      place(center + bottom, dy: -2mm, stack(dir: direction(d.main), spacing: 0.5mm,
        ..range(5).map(i => rect(width: 1.9mm, height: 1.3mm, fill: if i < steps { white } else { rgb("#857b6b") }))))
    } else {
      place(center + bottom, dy: -1.2mm, block(width: 16mm, align(center, [
        #text(size: 5.2pt, fill: muted, claimed.at(0)) \
        #second(claimed.at(1), size: 5.2pt)
      ])))
    }
  })
}
`
