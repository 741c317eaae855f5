import type { ReviewFault } from '@ironsouq/contract/mall/review/review.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'

export interface DemoReview {
  stars: number
  text: string
  /** What the store replies. */
  reply?: string
  /** The store reported it, and staff have not decided yet. */
  reported?: ReviewFault
  /** Why staff have hidden it. */
  hidden?: ReviewFault
}

type Words = Partial<Record<LocaleCode, readonly DemoReview[]>>

/** As the buyers of the demo write about what they received, by the category of the product. Each is used once. */
// oxfmt-ignore
export const REVIEWS: Readonly<Record<string, Words>> = {
  'water-separators': {
    en: [
      { stars: 5, text: 'Fits without an adapter and the drain tap does not leak. I drain water every morning now.', reply: 'Thank you. A look at the bowl each morning saves injectors.' },
      { stars: 5, text: 'Same thread and height as the old one. Changed on site in ten minutes.' },
      { stars: 3, text: 'It fits, but the seal ring was not in the box and I had to drive for one.', reply: 'Sorry about that. Write to us from the order and we will send you the ring. We now check each box.' },
      { stars: 4, text: 'Good filter. The tap is plastic, so tighten it by hand only.' },
      { stars: 5, text: 'Second order. No water has come through on any of our machines.' },
      { stars: 4, text: 'The filter is right. The box was dented, nothing inside was damaged.' },
      { stars: 5, text: 'Exactly what the manual asks for, for a third less than I paid elsewhere.' },
      { stars: 5, text: 'Clean packing, label with the part number on the body. Easy to order again.' },
    ],
    ar: [
      { stars: 5, text: 'يركب مباشرة دون أي تعديل، وصمام التصريف لا يسرّب.' },
      { stars: 5, text: 'نفس المقاس الأصلي. غيّرناه في الموقع خلال عشر دقائق.', reply: 'شكراً لك، ويسعدنا أنه مناسب.' },
      { stars: 4, text: 'فلتر جيد والتغليف ممتاز. لو كان صمام التصريف معدنياً لكان أفضل.' },
      { stars: 3, text: 'وصلت العلبة مخدوشة ولم أركّبه حتى تأكدت أنه سليم.', reply: 'نعتذر عن ذلك. حسّنّا التغليف، وإن ظهر أي عيب فراسلنا من صفحة الطلب.' },
      { stars: 5, text: 'نستخدمه منذ أسبوع ولم نجد ماءً في الوقود.' },
      { stars: 5, text: 'مطابق لرقم القطعة والسعر مناسب.' },
    ],
  },
  'return-filters': {
    en: [
      { stars: 5, text: 'The O-rings are in the box and the end caps sit tight. Return pressure is back to normal.' },
      { stars: 4, text: 'Fits well. Look up the micron rating in the manual first, the page has three.', reply: 'Thank you, that is good advice. If in doubt, ask us with the serial number.' },
      { stars: 5, text: 'Right part, well packed. We keep two on the shelf now.' },
    ],
    ar: [
      { stars: 5, text: 'الجوانات مع الفلتر، والتركيب سهل.' },
      { stars: 4, text: 'مطابق للأصلي والسعر أقل.' },
      { stars: 5, text: 'عاد ضغط الزيت إلى طبيعته بعد تغييره.' },
    ],
  },
  'pilot-filters': {
    en: [
      { stars: 5, text: 'A small part with a big effect: the levers no longer hesitate in the morning.' },
      { stars: 3, text: 'Works, but it is a little shorter than the old one. I asked first and it is correct.', reply: 'Right, the maker shortened it. We have added the length to the product page.' },
      { stars: 4, text: 'Fits. The part number is on the body, so the next order is easy.' },
      { stars: 5, text: 'Sealed bag, O-ring included, as in the photo.' },
    ],
    ar: [
      { stars: 5, text: 'اختفى تأخر أذرع التحكم بعد تركيبه.', reply: 'يسعدنا ذلك. غيّره كل 1000 ساعة.' },
      { stars: 4, text: 'قطعة مطابقة والتغليف محكم.' },
    ],
  },
  'engine-oil': {
    en: [
      { stars: 5, text: 'Pressure holds in the heat and the seals were intact.' },
      { stars: 4, text: 'Good price per litre. Have a pump ready.' },
      { stars: 4, text: 'I have more of it than I need, call me on 050 123 4525.', hidden: 'personalData' },
      { stars: 5, text: 'The date of the batch is printed and recent. We fill four loaders with it.', reply: 'Thank you. We turn our stock over every six weeks.' },
    ],
    ar: [
      { stars: 5, text: 'تاريخ الإنتاج حديث والأختام سليمة.' },
      { stars: 4, text: 'زيت ممتاز للمحركات القديمة، والسعر معقول.' },
      { stars: 5, text: 'الضغط ثابت حتى في الحر.' },
    ],
  },
  grease: {
    en: [
      { stars: 5, text: 'Stays in the pins even with wet sand.' },
      { stars: 4, text: 'No separation in the heat. I would like a lid that closes tighter.' },
      { stars: 5, text: 'On the bucket pins for a week. We need half as much as before.' },
    ],
    ar: [
      { stars: 5, text: 'لا يسيل في الحر ويبقى في المفاصل حتى مع الرمل الرطب.' },
      { stars: 4, text: 'شحم جيد وثابت.', reply: 'شكراً لك على رأيك.' },
    ],
  },
  'oil-filters': {
    en: [
      { stars: 5, text: 'The anti-drain valve works: no rattle at the start any more.' },
      { stars: 5, text: 'Right thread, and the seal is oiled already.' },
      { stars: 4, text: 'Does what it should. The paint takes a marker, so I write the hours on it.' },
    ],
    ar: [
      { stars: 5, text: 'السن مطابق والجوان سليم.' },
      { stars: 4, text: 'جودة جيدة بسعر مناسب، نطلبه كل 250 ساعة.' },
    ],
  },
  'service-sets': {
    en: [
      { stars: 5, text: 'Everything for the 500 hours in one box, and each filter has its label.' },
      { stars: 2, text: 'One filter was missing in the box. Count them before you begin.', reported: 'offTopic' },
      { stars: 4, text: 'Complete. The list on the page matches what is in the box.' },
    ],
    ar: [{ stars: 5, text: 'كل فلاتر 500 ساعة في علبة واحدة، وهذا يوفر الوقت.', reply: 'هذا ما أردناه. شكراً لك.' }],
  },
  'suction-filters': {
    en: [{ stars: 5, text: 'Solid mesh, no loose wires, and the thread is clean.' }],
    ar: [{ stars: 5, text: 'شبك متين والسن نظيف.' }, { stars: 4, text: 'مناسب لفوهة الخزان كما هو مذكور.' }],
  },
  'oil-analysis': {
    en: [{ stars: 5, text: 'The report says what to do in plain words. Bring a warm sample.', reply: 'Thank you. Yes, warm oil gives the best sample.' }],
  },
  'maintenance-visits': {
    en: [{ stars: 4, text: 'The technician knew the machine and explained what was worn. Book early in the week.' }],
  },
}
