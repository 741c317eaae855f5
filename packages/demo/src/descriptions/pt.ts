import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('pt-BR')

interface Meter {
  name: string
  reading: string
}

function meter({ workHours, mileageKm, number }: Told): Meter | null {
  if (workHours !== null) {
    const unit = counted.select(workHours) === 'one' ? 'hora' : 'horas'
    return { name: 'horímetro', reading: `${number(workHours)} ${unit}` }
  }
  if (mileageKm === null) return null
  return { name: 'hodômetro', reading: `${number(mileageKm)}\u00a0km` }
}

const PARTS = { undercarriage: 'do material rodante', tyres: 'dos pneus' }

export const pt: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `; restam ${gear.left}% ${PARTS[gear.part]}` : ''
    const made = `Ano de fabricação ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    const { name, reading } = shown
    return [`${made}, com ${reading} no ${name}${rest}.`, `O ${name} marca ${reading}${rest}.`]
  },
  condition: {
    A: ['Nota A: como nova.', 'A máquina está como nova e tem nota A.'],
    B: ['Nota B: bom estado.', 'A máquina está em bom estado e tem nota B.'],
    C: ['Nota C: pronta para trabalhar.', 'A máquina está pronta para trabalhar e tem nota C.'],
    D: [
      'Nota D: precisa de reparo antes de trabalhar.',
      'A máquina precisa de reparo e tem nota D.',
    ],
    E: ['Nota E: para peças.', 'A máquina é vendida para peças e tem nota E.'],
  },
  ownership: {
    own: ['Do próprio vendedor.', 'A máquina pertence ao vendedor.'],
    consigned: ['Venda em consignação.', 'A máquina é vendida em consignação para o proprietário.'],
  },
  papers: {
    freeZone: [
      'Em zona franca, imposto de importação não pago.',
      'A máquina está em zona franca e o imposto de importação não foi pago.',
    ],
    dutyPaid: ['Imposto de importação pago.', 'O imposto de importação foi pago nos Emirados.'],
    uaeRegistered: ['Registrada nos Emirados.', 'A máquina está registrada nos Emirados.'],
    exportOnly: ['Somente exportação.', 'A máquina é vendida somente para exportação.'],
  },
  place: ({ yard, emirateName }) => [
    `Disponível para visita em ${yard.name}, ${emirateName}.`,
    `A máquina pode ser vista em ${yard.name}, ${emirateName}.`,
  ],
}
