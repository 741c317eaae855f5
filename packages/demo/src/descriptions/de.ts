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
    return [`${made}, ${shown}${rest}.`, `Zählerstand: ${shown}${rest}.`]
  },
  condition: {
    A: ['Klasse A: neuwertig.', 'In neuwertigem Zustand, Klasse A.'],
    B: ['Klasse B: guter Zustand.', 'In gutem Zustand, Klasse B.'],
    C: ['Klasse C: einsatzbereit.', 'Sofort einsatzbereit, Klasse C.'],
    D: ['Klasse D: vor dem Einsatz zu reparieren.', 'Reparaturbedürftig, Klasse D.'],
    E: ['Klasse E: Teilespender.', 'Verkauf als Teilespender, Klasse E.'],
  },
  ownership: {
    own: ['Eigentum des Verkäufers.', 'Gehört dem Verkäufer.'],
    consigned: ['Verkauf in Kommission.', 'Verkauf in Kommission für den Eigentümer.'],
  },
  papers: {
    freeZone: ['In einer Freizone, unverzollt.', 'Steht unverzollt in einer Freizone.'],
    dutyPaid: ['Verzollt.', 'Der Zoll ist in den VAE bezahlt.'],
    uaeRegistered: ['In den VAE zugelassen.', 'Mit Zulassung in den VAE.'],
    exportOnly: ['Nur Export.', 'Verkauf nur für den Export.'],
  },
  place: ({ yard, emirateName }) => [
    `Besichtigung: ${yard.name}, ${emirateName}.`,
    `Zu besichtigen in ${yard.name}, ${emirateName}.`,
  ],
}
