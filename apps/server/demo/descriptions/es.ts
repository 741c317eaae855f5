import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('es')

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
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [`${made}, con ${shown} en el contador${rest}.`, `El contador marca ${shown}${rest}.`]
  },
  condition: {
    A: ['Grado A: estado casi nuevo.', 'El equipo está como nuevo y tiene el grado A.'],
    B: ['Grado B: buen estado.', 'El equipo está en buen estado y tiene el grado B.'],
    C: [
      'Grado C: disponible para trabajar.',
      'El equipo está listo para trabajar y tiene el grado C.',
    ],
    D: ['Grado D: requiere reparación antes del uso.', 'El equipo necesita reparación, grado D.'],
    E: ['Grado E: se vende para repuestos.', 'El equipo se vende para repuestos, grado E.'],
  },
  ownership: {
    own: ['Propiedad del vendedor.', 'El equipo pertenece al vendedor.'],
    consigned: ['Se vende en consignación.', 'El equipo se vende en consignación por su dueño.'],
  },
  papers: {
    freeZone: [
      'En zona franca, con los aranceles sin pagar.',
      'El equipo está en zona franca y no se han pagado los aranceles.',
    ],
    dutyPaid: ['Aranceles pagados.', 'Los aranceles se han pagado en los EAU.'],
    uaeRegistered: ['Con matrícula en los EAU.', 'El equipo está matriculado en los EAU.'],
    exportOnly: ['Solo para exportación.', 'El equipo se vende solo para exportación.'],
  },
  place: ({ yard, emirateName }) => [
    `Se puede ver en ${yard.name}, ${emirateName}.`,
    `El equipo se puede ver en ${yard.name}, ${emirateName}.`,
  ],
}
