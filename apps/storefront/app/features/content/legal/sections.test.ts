import { expect, it } from 'vitest'
import { legalTextOf } from './sections.ts'

it('splits a legal text into clauses, each with its words in short [RT-20]', () => {
  const html =
    '<aside><p>Draft</p></aside><h2>Fees &amp; <em>tax</em></h2><p>Five.</p><aside><p>5</p></aside><h2>Law</h2><p>UAE.</p>'
  const picture = {
    kind: 'picture',
    picture: { src: 'a', width: 1, height: 1 },
    alt: '',
  } as const
  expect(legalTextOf([{ kind: 'html', html }, picture])).toEqual({
    intro: [{ kind: 'html', html: '<aside><p>Draft</p></aside>' }],
    clauses: [
      { title: 'Fees & tax', parts: [{ kind: 'html', html: '<p>Five.</p>' }], short: '<p>5</p>' },
      { title: 'Law', parts: [{ kind: 'html', html: '<p>UAE.</p>' }, picture], short: '' },
    ],
  })
  expect(legalTextOf([])).toEqual({ intro: [], clauses: [] })
})
