import type { Phrases, Told } from './phrases.ts'

interface Meter {
  name: string
  topic: string
  reading: string
}

function meter({ workHours, mileageKm, number }: Told): Meter | null {
  if (workHours !== null)
    return { name: '가동시간', topic: '가동시간은', reading: `${number(workHours)}시간` }
  if (mileageKm === null) return null
  return { name: '주행거리', topic: '주행거리는', reading: `${number(mileageKm)}km` }
}

const PARTS = { undercarriage: '하부', tyres: '타이어' }
const REMAINS = { undercarriage: '하부는', tyres: '타이어는' }

export const ko: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const brief = [
      `${yearMade}년식`,
      shown && `${shown.name} ${shown.reading}`,
      gear && `${PARTS[gear.part]} 잔존율 ${gear.left}%`,
    ]
      .filter(Boolean)
      .join(', ')
    if (shown === null) return [`${brief}입니다.`, `${brief}입니다.`]
    const { topic, reading } = shown
    const full = gear
      ? `계기판 기준 ${topic} ${reading}이며 ${REMAINS[gear.part]} ${gear.left}% 남았습니다.`
      : `계기판 기준 ${topic} ${reading}입니다.`
    return [`${brief}입니다.`, full]
  },
  condition: {
    A: ['A등급이며 신품급입니다.', '신품급 A등급 장비입니다.'],
    B: ['B등급이며 상태가 양호합니다.', '상태가 양호한 B등급 장비입니다.'],
    C: ['C등급이며 바로 작업할 수 있습니다.', '바로 작업할 수 있는 C등급 장비입니다.'],
    D: ['D등급이며 수리해야 작업할 수 있습니다.', '수리가 필요한 D등급 장비입니다.'],
    E: ['E등급이며 부품용으로 판매합니다.', '부품용으로 판매하는 E등급 장비입니다.'],
  },
  ownership: {
    own: ['판매자 소유입니다.', '판매자가 소유한 장비입니다.'],
    consigned: ['위탁 판매입니다.', '소유자가 위탁한 장비입니다.'],
  },
  papers: {
    freeZone: [
      '자유무역지대에 있으며 관세는 납부하지 않았습니다.',
      '자유무역지대에 있는 관세 미납 장비입니다.',
    ],
    dutyPaid: ['관세를 납부했습니다.', 'UAE 관세를 납부한 장비입니다.'],
    uaeRegistered: ['UAE에 등록되어 있습니다.', 'UAE에 등록된 장비입니다.'],
    exportOnly: ['수출 전용입니다.', '수출용으로만 판매하는 장비입니다.'],
  },
  place: ({ yard, emirateName }) => [
    `${emirateName} ${yard.name}에서 볼 수 있습니다.`,
    `장비는 ${emirateName} ${yard.name}에서 볼 수 있습니다.`,
  ],
}
