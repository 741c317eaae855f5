import { Gallery, type GalleryPicture } from '../../src/patterns/media/gallery.tsx'
import type { Entry, Scene } from '../entry.ts'

const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="hsl(${hue} 40% 70%)"/><path d="M0 3l1.5-1.4 1 .8.6-.5L4 3z" fill="hsl(${hue} 40% 35%)"/></svg>`,
  )}`

const picture = (key: string, caption: string, hue: number): GalleryPicture => {
  const src = drawn(hue)
  return {
    key,
    caption,
    href: src,
    main: <img src={src} alt={caption} width={640} height={480} />,
    thumb: <img src={src} alt="" width={160} height={120} />,
    full: <img src={src} alt={caption} width={1600} height={1200} />,
  }
}

export function Pictures({ say }: Pick<Scene, 'say'>) {
  return (
    <Gallery
      label={say('Pictures of Caterpillar 320', 'صور كاتربيلر 320')}
      pictures={[
        picture('front', say('Front corner', 'الزاوية الأمامية'), 200),
        picture('rear', say('Rear corner', 'الزاوية الخلفية'), 40),
        picture('plate', say('Plate', 'لوحة البيانات'), 90),
        picture(
          'meter',
          say(
            'Hour meter of the Caterpillar 320 GC with rubber pads and a quick coupler, serial number CAT00320KXYZ104096ISQUAEDXB2019',
            'عداد ساعات كاتربيلر 320 GC مع وسائد مطاطية ووصلة سريعة، الرقم التسلسلي CAT00320KXYZ104096ISQUAEDXB2019',
          ),
          320,
        ),
      ]}
      words={{
        count: (n) => `${n} / 4`,
        open: say('Enlarge', 'تكبير الصورة'),
        next: say('Next picture', 'الصورة التالية'),
        previous: say('Picture before', 'الصورة السابقة'),
        zoom: say('Zoom', 'تقريب'),
        close: say('Close', 'إغلاق'),
      }}
    />
  )
}

export const entry: Entry = {
  name: 'gallery',
  group: 'patterns',
  wide: true,
  states: [{ name: 'four pictures', node: ({ say }) => <Pictures say={say} /> }],
}
