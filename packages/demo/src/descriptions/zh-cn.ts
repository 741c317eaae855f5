import type { Phrases, Told } from './phrases.ts'

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) return `${number(workHours)} 小时`
  return mileageKm === null ? null : `${number(mileageKm)} 公里`
}

const PARTS = { undercarriage: '四轮一带', tyres: '轮胎' }

export const zhCn: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `，${PARTS[gear.part]}剩余 ${gear.left}%` : ''
    const made = `${yearMade} 年出厂`
    if (shown === null) return [`${made}${rest}。`, `${made}${rest}。`]
    return [`${made}，${shown}${rest}。`, `仪表显示 ${shown}${rest}。`]
  },
  condition: {
    A: ['A 级，近新。', '设备近新，成色为 A 级。'],
    B: ['B 级，机况良好。', '设备机况良好，成色为 B 级。'],
    C: ['C 级，可直接开工。', '设备可直接开工，成色为 C 级。'],
    D: ['D 级，维修后才能使用。', '设备需要维修，成色为 D 级。'],
    E: ['E 级，拆件机。', '设备供拆件出售，成色为 E 级。'],
  },
  ownership: {
    own: ['卖家自有。', '设备归卖家所有。'],
    consigned: ['寄售。', '设备由机主委托寄售。'],
  },
  papers: {
    freeZone: ['位于自由区，未缴关税。', '设备位于自由区，尚未缴纳关税。'],
    dutyPaid: ['已缴关税。', '设备已在阿联酋缴纳关税。'],
    uaeRegistered: ['已在阿联酋登记。', '设备已在阿联酋登记。'],
    exportOnly: ['仅限出口。', '设备仅限出口。'],
  },
  place: ({ yard, emirateName }) => [
    `看机地点：${emirateName} ${yard.name}。`,
    `设备可在${emirateName} ${yard.name} 查看。`,
  ],
}
