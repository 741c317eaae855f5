import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('es')

const COUNTERS = { hours: 'horómetro', kilometres: 'cuentakilómetros' }

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null)
    return `${number(workHours)} ${counted.select(workHours) === 'one' ? 'hora' : 'horas'}`
  return mileageKm === null ? null : `${number(mileageKm)}\u00a0km`
}

const PARTS = { undercarriage: 'del tren de rodaje', tyres: 'de los neumáticos' }

export const es: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `; queda el ${gear.left}\u00a0% ${PARTS[gear.part]}` : ''
    const made = `Año de fabricación ${yearMade}`
    const counter = COUNTERS[told.workHours === null ? 'kilometres' : 'hours']
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [
      `${made}, con ${shown} en el ${counter}${rest}.`,
      `El ${counter} marca ${shown}${rest}.`,
    ]
  },
  condition: {
    A: ['Grado A: como nueva.', 'La máquina está como nueva y tiene el grado A.'],
    B: ['Grado B: buen estado.', 'La máquina está en buen estado y tiene el grado B.'],
    C: ['Grado C: lista para trabajar.', 'La máquina está lista para trabajar y tiene el grado C.'],
    D: [
      'Grado D: necesita reparación antes de trabajar.',
      'La máquina necesita reparación, grado D.',
    ],
    E: ['Grado E: se vende para repuestos.', 'La máquina se vende para repuestos, grado E.'],
  },
  ownership: {
    own: ['Propiedad del vendedor.', 'La máquina pertenece al vendedor.'],
    consigned: ['Se vende en consignación.', 'La máquina se vende en consignación por su dueño.'],
  },
  papers: {
    freeZone: [
      'En zona franca, con el arancel sin pagar.',
      'La máquina está en zona franca y no se ha pagado el arancel.',
    ],
    dutyPaid: ['Arancel pagado.', 'El arancel se ha pagado en los EAU.'],
    uaeRegistered: ['Matriculada en los EAU.', 'La máquina está matriculada en los EAU.'],
    exportOnly: ['Solo para exportación.', 'La máquina se vende solo para exportación.'],
  },
  place: ({ yard, emirateName }) => [
    `Se puede ver en ${yard.name}, ${emirateName}.`,
    `La máquina se puede ver en ${yard.name}, ${emirateName}.`,
  ],
}
