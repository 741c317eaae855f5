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
    A: ['Nota A: estado de equipamento novo.', 'O equipamento está como novo e tem nota A.'],
    B: ['Nota B: bom estado.', 'O equipamento está em bom estado e tem nota B.'],
    C: [
      'Nota C: em condições de trabalho.',
      'O equipamento está pronto para trabalhar, com nota C.',
    ],
    D: ['Nota D: precisa de reparo antes do uso.', 'O equipamento precisa de reparo, nota D.'],
    E: ['Nota E: venda para retirada de peças.', 'O equipamento é vendido para peças, nota E.'],
  },
  ownership: {
    own: ['Do próprio vendedor.', 'O equipamento pertence ao vendedor.'],
    consigned: [
      'Venda em consignação.',
      'O equipamento é vendido em consignação para o proprietário.',
    ],
  },
  papers: {
    freeZone: [
      'Em zona franca, com imposto de importação não pago.',
      'O equipamento está em zona franca e o imposto de importação não foi pago.',
    ],
    dutyPaid: ['Imposto de importação pago.', 'O imposto de importação foi pago nos Emirados.'],
    uaeRegistered: ['Com registro nos Emirados.', 'O equipamento está registrado nos Emirados.'],
    exportOnly: ['Somente para exportação.', 'O equipamento é vendido somente para exportação.'],
  },
  place: ({ yard, emirateName }) => [
    `Disponível para visita em ${yard.name}, ${emirateName}.`,
    `O equipamento pode ser visto em ${yard.name}, ${emirateName}.`,
  ],
}
