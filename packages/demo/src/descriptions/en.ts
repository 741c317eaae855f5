import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('en')

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null)
    return `${number(workHours)} ${counted.select(workHours) === 'one' ? 'hour' : 'hours'}`
  return mileageKm === null ? null : `${number(mileageKm)} km`
}

const PARTS = { undercarriage: 'undercarriage', tyres: 'tyres' }
const REMAINS = { undercarriage: 'undercarriage is', tyres: 'tyres are' }

export const en: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const has = [
      shown && `${shown} on the meter`,
      gear && `${gear.left}% of the ${PARTS[gear.part]} left`,
    ].filter(Boolean)
    const brief = `Built in ${yearMade}${has.length > 0 ? `, with ${has.join(' and ')}` : ''}.`
    if (shown === null) return [brief, brief]
    const rest = gear ? `, and ${gear.left}% of the ${REMAINS[gear.part]} left` : ''
    return [brief, `The meter shows ${shown}${rest}.`]
  },
  condition: {
    A: ['Grade A: like new.', 'It is like new and graded A.'],
    B: ['Grade B: in good condition.', 'It is in good condition and graded B.'],
    C: ['Grade C: ready for work.', 'It is ready for work and graded C.'],
    D: ['Grade D: needs repair before it can work.', 'It needs repair and is graded D.'],
    E: ['Grade E: for parts.', 'It is sold for parts and graded E.'],
  },
  ownership: {
    own: ['Owned by the seller.', 'It belongs to the seller.'],
    consigned: ['Sold on consignment.', 'It is sold on consignment for its owner.'],
  },
  papers: {
    freeZone: [
      'In a free zone, customs duty not paid.',
      'It is in a free zone and customs duty has not been paid.',
    ],
    dutyPaid: ['Duty paid.', 'Customs duty has been paid in the UAE.'],
    uaeRegistered: ['UAE registered.', 'It is registered in the UAE.'],
    exportOnly: ['Export only.', 'It is for export only.'],
  },
  place: ({ yard, emirateName }) => [
    `View it at ${yard.name}, ${emirateName}.`,
    `You can view it at ${yard.name}, ${emirateName}.`,
  ],
}
