import type { AnnouncementWords } from '@ironsouq/contract/content/announcement/announcement.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { announcementCount } from '@ironsouq/server/features/content/announcement/announcement.queries.ts'
import { saveAnnouncement } from '@ironsouq/server/features/content/announcement/announcement.service.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'

type Texts = Record<LocaleCode, AnnouncementWords>

const HOLIDAY: Texts = {
  en: {
    title: 'Branches closed on 2 and 3 December',
    body: 'Our branches are closed for Eid Al Etihad and open again on Friday 4 December. You can still browse and save machines.',
  },
  ar: {
    title: 'الفروع مغلقة يومي 2 و3 ديسمبر',
    body: 'تغلق فروعنا بمناسبة عيد الاتحاد وتفتح من جديد يوم الجمعة 4 ديسمبر. يمكنك تصفح المعدات وحفظها كالمعتاد.',
  },
  zh_CN: {
    title: '12 月 2 日和 3 日服务网点休息',
    body: '联邦日期间服务网点休息，12 月 4 日（星期五）恢复营业。您仍可浏览和收藏设备。',
  },
  zh_HK: {
    title: '12 月 2 日及 3 日服務點休息',
    body: '聯邦日期間服務點休息，12 月 4 日（星期五）恢復營業。你仍可瀏覽和收藏機械。',
  },
  de: {
    title: 'Niederlassungen am 2. und 3. Dezember geschlossen',
    body: 'Unsere Niederlassungen sind zum Eid Al Etihad geschlossen und öffnen wieder am Freitag, 4. Dezember. Maschinen können Sie weiterhin ansehen und merken.',
  },
  fr: {
    title: 'Agences fermées les 2 et 3 décembre',
    body: 'Nos agences sont fermées pour l’Eid Al Etihad et rouvrent le vendredi 4 décembre. Vous pouvez toujours consulter des machines et les ajouter aux favoris.',
  },
  es: {
    title: 'Sucursales cerradas el 2 y el 3 de diciembre',
    body: 'Nuestras sucursales cierran por Eid Al Etihad y vuelven a abrir el viernes 4 de diciembre. Puede seguir viendo y guardando máquinas.',
  },
  pt: {
    title: 'Unidades fechadas em 2 e 3 de dezembro',
    body: 'Nossas unidades fecham no Eid Al Etihad e reabrem na sexta-feira, 4 de dezembro. Você pode continuar vendo e salvando máquinas.',
  },
  ko: {
    title: '12월 2일과 3일 지점 휴무',
    body: '이드 알 에티하드로 지점이 쉬고 12월 4일 금요일에 다시 엽니다. 장비 보기와 찜하기는 계속 이용할 수 있습니다.',
  },
  he: {
    title: 'הסניפים סגורים ב־2 וב־3 בדצמבר',
    body: 'הסניפים סגורים לרגל עיד אל־אתחאד ונפתחים שוב ביום שישי, 4 בדצמבר. אפשר להמשיך לעיין בכלים ולשמור אותם.',
  },
}

const GATE: Texts = {
  en: {
    title: 'Al Sajaa: low-beds load at gate 2 from 06:00',
    body: 'Book the day before. Clear height at the gate is 4.5 m, and every machine needs a gate pass.',
  },
  ar: {
    title: 'الصجعة: تحميل اللوبد عند البوابة 2 من الساعة 06:00',
    body: 'احجز قبل يوم. الارتفاع الحر عند البوابة 4.5 م، وكل معدة تحتاج تصريح خروج.',
  },
  zh_CN: {
    title: 'Al Sajaa：低平板车 06:00 起可在 2 号门装车',
    body: '请提前一天预约。大门净高 4.5 米，每台设备均需出场证。',
  },
  zh_HK: {
    title: 'Al Sajaa：低板車 06:00 起可在 2 號閘裝車',
    body: '請提前一天預約。閘口淨高 4.5 米，每部機械均需出閘證。',
  },
  de: {
    title: 'Al Sajaa: Tieflader laden ab 06:00 an Tor 2',
    body: 'Bitte am Vortag buchen. Die Durchfahrtshöhe beträgt 4,5 m, jede Maschine braucht einen Passierschein.',
  },
  fr: {
    title: 'Al Sajaa : chargement des porte-engins à la porte 2 dès 06:00',
    body: 'Réservez la veille. La hauteur libre est de 4,5 m et chaque machine a besoin d’un bon de sortie.',
  },
  es: {
    title: 'Al Sajaa: las camas bajas cargan en la puerta 2 desde las 06:00',
    body: 'Reserve el día anterior. La altura libre es de 4,5 m y cada máquina necesita un pase de salida.',
  },
  pt: {
    title: 'Al Sajaa: pranchas carregam no portão 2 a partir das 06:00',
    body: 'Agende no dia anterior. A altura livre é de 4,5 m e cada máquina precisa de um passe de saída.',
  },
  ko: {
    title: 'Al Sajaa: 로우베드 상차는 06:00부터 2번 게이트',
    body: '하루 전에 예약하세요. 게이트 통과 높이는 4.5 m이며 장비마다 출문증이 필요합니다.',
  },
  he: {
    title: 'א־סג׳עה: העמסת לובדים בשער 2 מ־06:00',
    body: 'יש להזמין יום מראש. הגובה החופשי בשער 4.5 מ׳, ולכל כלי דרוש אישור יציאה.',
  },
}

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString()

/** One that is shown now, and an important one for National Day. */
export async function seedAnnouncements(ctx: Ctx): Promise<void> {
  if ((await announcementCount(ctx)) > 0) return
  const now = ctx.now().getTime()
  const facts = { audience: 'everyone' as const, languages: [] }
  await saveAnnouncement(ctx, {
    ...facts,
    isImportant: false,
    link: '/service-outlets?branch=al-sajaa',
    startsAt: dayOf(now - 2 * DAY_MS),
    endsAt: dayOf(now + 90 * DAY_MS),
    texts: GATE,
  })
  await saveAnnouncement(ctx, {
    ...facts,
    isImportant: true,
    link: '/service-outlets',
    startsAt: '2026-11-30T04:00:00.000Z',
    endsAt: '2026-12-03T20:00:00.000Z',
    texts: HOLIDAY,
  })
}
