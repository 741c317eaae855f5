import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('de')

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) {
    const unit = counted.select(workHours) === 'one' ? 'Betriebsstunde' : 'Betriebsstunden'
    return `${number(workHours)} ${unit}`
  }
  return mileageKm === null ? null : `${number(mileageKm)}\u00a0km`
}

const PARTS = { undercarriage: 'Laufwerk', tyres: 'Reifen' }

export const de: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `, ${PARTS[gear.part]} noch ${gear.left}\u00a0%` : ''
    const made = `Baujahr ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [`${made}, ${shown}${rest}.`, `Der Zähler zeigt ${shown}${rest}.`]
  },
  condition: {
    A: ['Note A: neuwertig.', 'Das Gerät ist neuwertig und hat die Note A.'],
    B: ['Note B: guter Zustand.', 'Das Gerät ist in gutem Zustand und hat die Note B.'],
    C: ['Note C: einsatzbereit.', 'Das Gerät ist einsatzbereit und hat die Note C.'],
    D: ['Note D: vor dem Einsatz zu reparieren.', 'Das Gerät muss repariert werden, Note D.'],
    E: ['Note E: Verkauf als Teilespender.', 'Das Gerät wird als Teilespender verkauft, Note E.'],
  },
  ownership: {
    own: ['Eigentum des Verkäufers.', 'Das Gerät gehört dem Verkäufer.'],
    consigned: [
      'Verkauf in Kommission.',
      'Das Gerät wird in Kommission für den Eigentümer verkauft.',
    ],
  },
  papers: {
    freeZone: ['In einer Freizone, unverzollt.', 'Das Gerät steht unverzollt in einer Freizone.'],
    dutyPaid: ['Verzollt.', 'Der Zoll ist in den VAE bezahlt.'],
    uaeRegistered: ['In den VAE zugelassen.', 'Das Gerät ist in den VAE zugelassen.'],
    exportOnly: ['Nur für den Export.', 'Das Gerät wird nur für den Export verkauft.'],
  },
  place: ({ yard, emirateName }) => [
    `Besichtigung: ${yard.name}, ${emirateName}.`,
    `Das Gerät kann in ${yard.name}, ${emirateName}, besichtigt werden.`,
  ],
}
