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
    return [`${made}, compteur à ${shown}${rest}.`, `Le compteur affiche ${shown}${rest}.`]
  },
  condition: {
    A: ['Note A\u00a0: état proche du neuf.', 'Le matériel est comme neuf et noté A.'],
    B: ['Note B\u00a0: bon état.', 'Le matériel est en bon état et noté B.'],
    C: ['Note C\u00a0: apte au travail.', 'Le matériel est prêt à travailler et noté C.'],
    D: [
      'Note D\u00a0: à réparer avant de pouvoir travailler.',
      'Le matériel est à réparer et noté D.',
    ],
    E: ['Note E\u00a0: vente pour pièces.', 'Le matériel est vendu pour ses pièces et noté E.'],
  },
  ownership: {
    own: ['Propriété du vendeur.', 'Le matériel appartient au vendeur.'],
    consigned: ['En dépôt-vente.', 'Le matériel est vendu en dépôt-vente pour son propriétaire.'],
  },
  papers: {
    freeZone: [
      'En zone franche, droits de douane non acquittés.',
      'Le matériel est en zone franche et les droits de douane n’ont pas été acquittés.',
    ],
    dutyPaid: [
      'Droits de douane acquittés.',
      'Les droits de douane ont été acquittés aux Émirats.',
    ],
    uaeRegistered: ['Immatriculation aux Émirats.', 'Le matériel est immatriculé aux Émirats.'],
    exportOnly: ['Export uniquement.', 'Le matériel est vendu uniquement pour l’export.'],
  },
  place: ({ yard, emirateName }) => [
    `Visible à ${yard.name}, ${emirateName}.`,
    `Le matériel est visible à ${yard.name}, ${emirateName}.`,
  ],
}
