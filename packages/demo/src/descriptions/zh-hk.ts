import type { Phrases, Told } from './phrases.ts'

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) return `${number(workHours)} 小時`
  return mileageKm === null ? null : `${number(mileageKm)} 公里`
}

const PARTS = { undercarriage: '履帶底盤', tyres: '車胎' }

export const zhHk: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `，${PARTS[gear.part]}剩餘 ${gear.left}%` : ''
    const made = `${yearMade} 年出廠`
    if (shown === null) return [`${made}${rest}。`, `${made}${rest}。`]
    return [`${made}，錶上 ${shown}${rest}。`, `錶上顯示 ${shown}${rest}。`]
  },
  condition: {
    A: ['A 級，近乎全新。', '機械近乎全新，機況屬 A 級。'],
    B: ['B 級，機況良好。', '機械機況良好，屬 B 級。'],
    C: ['C 級，可即時開工。', '機械可即時開工，機況屬 C 級。'],
    D: ['D 級，須維修後才可工作。', '機械需要維修，機況屬 D 級。'],
    E: ['E 級，拆件用。', '機械供拆件出售，機況屬 E 級。'],
  },
  ownership: {
    own: ['賣家自有。', '機械由賣家擁有。'],
    consigned: ['寄售。', '機械由機主委託寄售。'],
  },
  papers: {
    freeZone: ['位於自由區，未繳關稅。', '機械位於自由區，尚未繳付關稅。'],
    dutyPaid: ['已繳關稅。', '機械已在阿聯酋繳付關稅。'],
    uaeRegistered: ['已在阿聯酋登記。', '機械已在阿聯酋登記。'],
    exportOnly: ['只供出口。', '機械只供出口。'],
  },
  place: ({ yard, emirateName }) => [
    `看機地點：${emirateName} ${yard.name}。`,
    `你可到${emirateName} ${yard.name} 看機。`,
  ],
}
