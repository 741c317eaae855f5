import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('fr')

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null)
    return `${number(workHours)} ${counted.select(workHours) === 'one' ? 'heure' : 'heures'}`
  return mileageKm === null ? null : `${number(mileageKm)}\u00a0km`
}

const PARTS = { undercarriage: 'du train de roulement', tyres: 'des pneus' }

export const fr: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `\u00a0; il reste ${gear.left}\u00a0% ${PARTS[gear.part]}` : ''
    const made = `Année de fabrication\u00a0: ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    const dial = told.workHours === null ? 'compteur' : 'horamètre'
    const theDial = told.workHours === null ? 'Le compteur' : 'L’horamètre'
    return [`${made}, ${dial} à ${shown}${rest}.`, `${theDial} affiche ${shown}${rest}.`]
  },
  condition: {
    A: ['Note A\u00a0: comme neuve.', 'La machine est comme neuve et notée A.'],
    B: ['Note B\u00a0: bon état.', 'La machine est en bon état et notée B.'],
    C: ['Note C\u00a0: prête à travailler.', 'La machine est prête à travailler et notée C.'],
    D: [
      'Note D\u00a0: à réparer avant de pouvoir travailler.',
      'La machine est à réparer et notée D.',
    ],
    E: ['Note E\u00a0: pour pièces.', 'La machine est vendue pour ses pièces et notée E.'],
  },
  ownership: {
    own: ['Propriété du vendeur.', 'La machine appartient au vendeur.'],
    consigned: ['En dépôt-vente.', 'La machine est vendue en dépôt-vente pour son propriétaire.'],
  },
  papers: {
    freeZone: [
      'En zone franche, droits de douane non acquittés.',
      'La machine est en zone franche et les droits de douane n’ont pas été acquittés.',
    ],
    dutyPaid: [
      'Droits de douane acquittés.',
      'Les droits de douane ont été acquittés aux Émirats.',
    ],
    uaeRegistered: ['Immatriculée aux Émirats.', 'La machine est immatriculée aux Émirats.'],
    exportOnly: ['Export uniquement.', 'La machine est vendue uniquement pour l’export.'],
  },
  place: ({ yard, emirateName }) => [
    `Visible à ${yard.name}, ${emirateName}.`,
    `La machine est visible à ${yard.name}, ${emirateName}.`,
  ],
}
