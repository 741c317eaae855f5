import type { PointCode } from './points.ts'

/** Inspectors write in one of these. */
export type NoteLocale = 'en' | 'ar'
type Note = Record<NoteLocale, string>

interface Noted {
  monitor: Note
  action: Note
}

// oxfmt-ignore
const NOTES: Partial<Record<PointCode, Noted>> = {
  serialPlate: {
    monitor: { en: 'Plate scratched, all figures still read.', ar: 'اللوحة مخدوشة والأرقام ما زالت مقروءة.' },
    action: { en: 'Plate loose; rivets to be renewed.', ar: 'اللوحة غير مثبتة وتحتاج مسامير جديدة.' },
  },
  hourMeter: {
    monitor: { en: 'Display dim, reads correctly.', ar: 'الشاشة باهتة والقراءة صحيحة.' },
    action: { en: 'Meter stops when cold; sensor to be changed.', ar: 'العداد يتوقف وهو بارد، يلزم تغيير الحساس.' },
  },
  coldStart: {
    monitor: { en: 'Starts on the second turn.', ar: 'يشتغل من المحاولة الثانية.' },
    action: { en: 'Long cranking; glow plugs and batteries weak.', ar: 'تشغيل طويل، شمعات التسخين والبطاريات ضعيفة.' },
  },
  smoke: {
    monitor: { en: 'Light grey smoke for a minute after starting.', ar: 'دخان رمادي خفيف لدقيقة بعد التشغيل.' },
    action: { en: 'Black smoke under load; injectors to be tested.', ar: 'دخان أسود تحت الحمل، يلزم فحص البخاخات.' },
  },
  blowBy: {
    monitor: { en: 'Slight pressure at the breather.', ar: 'ضغط خفيف عند فتحة التنفيس.' },
    action: { en: 'Strong blow-by; compression test advised.', ar: 'تنفيس قوي، ننصح بفحص الكبس.' },
  },
  engineLeaks: {
    monitor: { en: 'Sweating at the rocker cover, no drops.', ar: 'رشح عند غطاء الصبابات دون تنقيط.' },
    action: { en: 'Oil drips from the rear seal, 4 drops in 5 min.', ar: 'تنقيط زيت من الصوفة الخلفية، 4 قطرات في 5 دقائق.' },
  },
  oilSample: {
    monitor: { en: 'Silicon slightly high; check the air filter.', ar: 'نسبة السيليكون مرتفعة قليلًا، يُفحص فلتر الهواء.' },
    action: { en: 'Coolant traces in the oil.', ar: 'آثار ماء تبريد في الزيت.' },
  },
  acVent: {
    monitor: { en: 'Gas a little low.', ar: 'الغاز ناقص قليلًا.' },
    action: { en: 'Compressor does not engage.', ar: 'الكمبروسر لا يعشق.' },
  },
  radiator: {
    monitor: { en: 'Fins dusty, fan belt worn.', ar: 'الريش متسخة بالغبار وسير المروحة مستهلك.' },
    action: { en: 'Core leaks at the lower tank.', ar: 'الرديتر يسرّب من الحوض السفلي.' },
  },
  cycleTime: {
    monitor: { en: 'Slower than the sheet once warm.', ar: 'أبطأ من الجدول بعد السخونة.' },
    action: { en: 'Pump pressure low; flow test needed.', ar: 'ضغط المضخة منخفض، يلزم فحص التدفق.' },
  },
  drift: {
    monitor: { en: 'One cylinder sinks slowly.', ar: 'سلندر واحد يهبط ببطء.' },
    action: { en: 'Cylinder seals to be renewed.', ar: 'يلزم تغيير صوف السلندر.' },
  },
  hydraulicLeaks: {
    monitor: { en: 'Hose at the valve block sweats.', ar: 'رشح من خرطوم عند بلوك الصمامات.' },
    action: { en: 'Oil weep at the swing motor, 2 drops in 5 min.', ar: 'تسريب زيت عند موتور الدوران، قطرتان في 5 دقائق.' },
  },
  swingPlay: {
    monitor: { en: 'Play within limits, no noise.', ar: 'الخلوص ضمن الحد ودون صوت.' },
    action: { en: 'Bearing knocks when the swing stops.', ar: 'الصينية تطرق عند توقف الدوران.' },
  },
  boomCracks: {
    monitor: { en: 'Old weld repair at the foot, sound.', ar: 'لحام قديم عند القاعدة، سليم.' },
    action: { en: 'Crack of 6 cm at the boom foot.', ar: 'شرخ بطول 6 سم عند قاعدة البوم.' },
  },
  pinPlay: {
    monitor: { en: 'Bushes half worn.', ar: 'الجلب مستهلكة إلى النصف.' },
    action: { en: 'Pins and bushes to be renewed.', ar: 'يلزم تغيير البنوز والجلب.' },
  },
  frameCracks: {
    monitor: { en: 'Paint cracked at one weld, metal sound.', ar: 'الصبغ متشقق عند لحام واحد والمعدن سليم.' },
    action: { en: 'Weld opened near the rear cross member.', ar: 'اللحام مفتوح قرب العارضة الخلفية.' },
  },
  paint: {
    monitor: { en: 'Faded, small dents on the counterweight.', ar: 'الصبغ باهت مع ضربات صغيرة في الثقل الخلفي.' },
    action: { en: 'Rust through at the lower panel.', ar: 'صدأ نافذ في اللوح السفلي.' },
  },
  transmission: {
    monitor: { en: 'Shifts a little hard when cold.', ar: 'التعشيق ثقيل قليلًا وهو بارد.' },
    action: { en: 'Slips in third under load.', ar: 'ينزلق على الثالث تحت الحمل.' },
  },
  axles: {
    monitor: { en: 'Seal at the rear hub damp.', ar: 'صوفة المحور الخلفي رطبة.' },
    action: { en: 'Final drive leaks, oil level low.', ar: 'الفاينل درايف يسرّب ومستوى الزيت منخفض.' },
  },
  brakes: {
    monitor: { en: 'Linings near half.', ar: 'الفحمات قرب النصف.' },
    action: { en: 'Parking brake does not hold on the ramp.', ar: 'فرامل الوقوف لا تثبت على المنحدر.' },
  },
  electrics: {
    monitor: { en: 'One work light out.', ar: 'كشاف عمل واحد لا يعمل.' },
    action: { en: 'Batteries do not hold charge.', ar: 'البطاريات لا تحتفظ بالشحن.' },
  },
  monitor: {
    monitor: { en: 'One stored code, not active.', ar: 'رمز عطل مخزن وغير فعال.' },
    action: { en: 'Active code for the fuel sensor.', ar: 'رمز عطل فعال لحساس الوقود.' },
  },
  cabInterior: {
    monitor: { en: 'Seat torn, door seal worn.', ar: 'الكرسي ممزق وجلدة الباب مستهلكة.' },
    action: { en: 'Front glass broken.', ar: 'الزجاج الأمامي مكسور.' },
  },
  teeth: {
    monitor: { en: '3 of 5 tips worn, lip straight.', ar: '3 أسنان من 5 مستهلكة وشفة الدلو مستقيمة.' },
    action: { en: 'All tips gone, lip worn.', ar: 'كل الأسنان منتهية وشفة الدلو متآكلة.' },
  },
  cuttingEdge: {
    monitor: { en: 'Can be turned once more.', ar: 'يمكن قلبه مرة أخرى.' },
    action: { en: 'Worn down to the bolts.', ar: 'متآكل حتى المسامير.' },
  },
  forks: {
    monitor: { en: 'Heel wear to be watched.', ar: 'تآكل الكعب يحتاج متابعة.' },
    action: { en: 'Heel worn over 10 %; out of rule.', ar: 'تآكل الكعب يتجاوز 10% وهو خارج المسموح.' },
  },
  wireRope: {
    monitor: { en: 'Some broken wires near the drum.', ar: 'أسلاك مكسورة قليلة قرب البكرة.' },
    action: { en: 'Rope to be replaced before the next lift.', ar: 'يجب تغيير الحبل قبل الرفعة القادمة.' },
  },
  lmi: {
    monitor: { en: 'Calibration due in two months.', ar: 'المعايرة مستحقة بعد شهرين.' },
    action: { en: 'Indicator off by 9 %; to be calibrated.', ar: 'خطأ المؤشر 9% ويحتاج معايرة.' },
  },
  linkHeight: {
    monitor: { en: 'Good for another season.', ar: 'يكفي لموسم آخر.' },
    action: { en: 'Chain at its limit.', ar: 'السلسلة وصلت الحد.' },
  },
  tyresRear: {
    monitor: { en: 'Cuts in the shoulder, cord not seen.', ar: 'جروح في كتف الإطار دون ظهور الأسلاك.' },
    action: { en: 'Cord shows on one tyre.', ar: 'الأسلاك ظاهرة في إطار واحد.' },
  },
}

/** What the inspector wrote beside a point that is not fine; most have nothing to add. */
export const noteOn = (
  code: PointCode,
  state: 'monitor' | 'action',
  locale: NoteLocale,
): string | null => NOTES[code]?.[state][locale] ?? null
