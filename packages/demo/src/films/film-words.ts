import type { LocaleCode } from '@ironsouq/i18n/locales'

/** What a take of a film shows: its chapter and what the captions say. */
export type Shown = 'whole' | 'plate' | 'meter' | 'engine' | 'cab' | 'undercarriage' | 'tyre'

interface FilmWords {
  takes: Record<Shown, { chapter: string; caption: string }>
  films: Record<FilmKind, { title: string; summary: string }>
}

/** `{name}` is the machine. */
export type FilmKind = 'walkAround' | 'undercarriages' | 'readFirst' | 'cabs' | 'yards'

export const FILM_WORDS: Record<LocaleCode, FilmWords> = {
  en: {
    takes: {
      whole: {
        chapter: 'The whole machine',
        caption: 'First the whole machine, as it stands in the yard.',
      },
      plate: { chapter: 'Serial plate', caption: 'The serial plate, close enough to read.' },
      meter: { chapter: 'Hour meter', caption: 'The hour meter. Compare it with the listing.' },
      engine: { chapter: 'Engine', caption: 'The engine: look for leaks and loose hoses.' },
      cab: { chapter: 'Cab', caption: 'Inside the cab: seat, levers and display.' },
      undercarriage: {
        chapter: 'Undercarriage',
        caption: 'The undercarriage: links, rollers and shoes.',
      },
      tyre: { chapter: 'Tyres', caption: 'A tyre up close: tread and side wall.' },
    },
    films: {
      walkAround: {
        title: '{name}: a walk around the machine',
        summary: 'From afar, then everything you would read or touch before you buy.',
      },
      undercarriages: {
        title: 'Three undercarriages up close',
        summary: 'The same view of three machines, so that you can compare the wear.',
      },
      readFirst: {
        title: 'Serial plate and hour meter: what to read first',
        summary: 'Two numbers that must agree with the documents.',
      },
      cabs: {
        title: 'A look into three cabs',
        summary: 'Seat, levers and display show how a machine was treated.',
      },
      yards: {
        title: 'Machines in the yards',
        summary: 'Four machines where they stand, each with its page here.',
      },
    },
  },
  zh_CN: {
    takes: {
      whole: { chapter: '整机', caption: '先看整机，停放在场地上的样子。' },
      plate: { chapter: '铭牌', caption: '铭牌特写，字迹清晰可读。' },
      meter: { chapter: '小时表', caption: '小时表读数，可与页面信息核对。' },
      engine: { chapter: '发动机', caption: '发动机：留意渗漏和松动的管路。' },
      cab: { chapter: '驾驶室', caption: '驾驶室内：座椅、操纵杆和显示屏。' },
      undercarriage: { chapter: '四轮一带', caption: '四轮一带：链节、支重轮和履带板。' },
      tyre: { chapter: '轮胎', caption: '轮胎特写：胎纹和胎侧。' },
    },
    films: {
      walkAround: { title: '{name}：绕机一圈', summary: '先看全貌，再看购买前要查看的每一处。' },
      undercarriages: {
        title: '三台挖掘机的四轮一带特写',
        summary: '用同一视角拍摄三台机械，便于比较磨损。',
      },
      readFirst: { title: '铭牌和小时表：先看这两处', summary: '这两个数字必须与文件一致。' },
      cabs: { title: '三台机械的驾驶室', summary: '座椅、操纵杆和显示屏能看出机械的保养情况。' },
      yards: { title: '场地上的机械', summary: '四台机械的停放现场，每台均有页面。' },
    },
  },
  ar: {
    takes: {
      whole: { chapter: 'المعدة كاملة', caption: 'أولاً المعدة كاملة كما تقف في الساحة.' },
      plate: { chapter: 'لوحة البيانات', caption: 'لوحة البيانات عن قرب بحيث تُقرأ.' },
      meter: { chapter: 'عداد الساعات', caption: 'عداد الساعات. قارنه بما في الإعلان.' },
      engine: { chapter: 'المحرك', caption: 'المحرك: ابحث عن التسريب والخراطيم المرتخية.' },
      cab: { chapter: 'الكابينة', caption: 'داخل الكابينة: المقعد والأذرع والشاشة.' },
      undercarriage: { chapter: 'الجنزير', caption: 'الجنزير: الوصلات والبكرات والألواح.' },
      tyre: { chapter: 'الإطارات', caption: 'إطار عن قرب: النقشة والجدار الجانبي.' },
    },
    films: {
      walkAround: {
        title: '{name}: جولة حول المعدة',
        summary: 'من بعيد أولاً، ثم كل ما ستقرؤه أو تتفقده قبل الشراء.',
      },
      undercarriages: {
        title: 'ثلاثة جنازير عن قرب',
        summary: 'اللقطة نفسها لثلاث معدات لتقارن التآكل.',
      },
      readFirst: {
        title: 'لوحة البيانات وعداد الساعات: ما تقرؤه أولاً',
        summary: 'رقمان يجب أن يطابقا المستندات.',
      },
      cabs: {
        title: 'نظرة داخل ثلاث كابينات',
        summary: 'المقعد والأذرع والشاشة تُظهر كيف عوملت المعدة.',
      },
      yards: { title: 'معدات في الساحات', summary: 'أربع معدات في أماكنها، ولكل منها صفحتها هنا.' },
    },
  },
  fr: {
    takes: {
      whole: {
        chapter: 'La machine entière',
        caption: 'D’abord la machine entière, telle qu’elle se trouve sur le parc.',
      },
      plate: { chapter: 'Plaque', caption: 'La plaque, d’assez près pour la lire.' },
      meter: { chapter: 'Horamètre', caption: 'L’horamètre. Comparez-le avec l’annonce.' },
      engine: {
        chapter: 'Moteur',
        caption: 'Le moteur\u00a0: cherchez les fuites et les flexibles desserrés.',
      },
      cab: { chapter: 'Cabine', caption: 'Dans la cabine\u00a0: siège, leviers et écran.' },
      undercarriage: {
        chapter: 'Train de roulement',
        caption: 'Le train de roulement\u00a0: maillons, galets et tuiles.',
      },
      tyre: { chapter: 'Pneus', caption: 'Un pneu de près\u00a0: sculptures et flanc.' },
    },
    films: {
      walkAround: {
        title: '{name}\u00a0: le tour de la machine',
        summary: 'De loin, puis tout ce que l’on regarde avant d’acheter.',
      },
      undercarriages: {
        title: 'Trois trains de roulement de près',
        summary: 'La même vue sur trois machines, pour comparer l’usure.',
      },
      readFirst: {
        title: 'Plaque et horamètre\u00a0: à lire en premier',
        summary: 'Deux nombres qui doivent correspondre aux documents.',
      },
      cabs: {
        title: 'Un coup d’œil dans trois cabines',
        summary: 'Siège, leviers et écran montrent comment une machine a été traitée.',
      },
      yards: {
        title: 'Des machines sur les parcs',
        summary: 'Quatre machines là où elles se trouvent, chacune avec sa page ici.',
      },
    },
  },
  zh_HK: {
    takes: {
      whole: { chapter: '整機', caption: '先看整機，停放在場地的樣子。' },
      plate: { chapter: '銘牌', caption: '銘牌近鏡，字跡清晰可讀。' },
      meter: { chapter: '鐘數錶', caption: '鐘數錶讀數，可與刊登資料核對。' },
      engine: { chapter: '引擎', caption: '引擎：留意滲漏及鬆脫的喉管。' },
      cab: { chapter: '駕駛室', caption: '駕駛室內：座椅、操縱桿及顯示屏。' },
      undercarriage: { chapter: '履帶底盤', caption: '履帶底盤：鏈節、滾輪及履帶板。' },
      tyre: { chapter: '輪胎', caption: '輪胎近鏡：胎紋及胎壁。' },
    },
    films: {
      walkAround: { title: '{name}：環繞檢視', summary: '先看全貌，再看購買前要查看的每一處。' },
      undercarriages: {
        title: '三台機械的履帶底盤近鏡',
        summary: '以同一角度拍攝三台機械，方便比較磨損。',
      },
      readFirst: { title: '銘牌與鐘數錶：先看這兩處', summary: '這兩個數字必須與文件一致。' },
      cabs: { title: '三台機械的駕駛室', summary: '座椅、操縱桿及顯示屏可看出機械的保養情況。' },
      yards: { title: '場地上的機械', summary: '四台機械的停放現場，每台均有專頁。' },
    },
  },
  pt: {
    takes: {
      whole: {
        chapter: 'A máquina inteira',
        caption: 'Primeiro a máquina inteira, como está no pátio.',
      },
      plate: { chapter: 'Plaqueta', caption: 'A plaqueta, perto o bastante para ler.' },
      meter: { chapter: 'Horímetro', caption: 'O horímetro. Compare com o anúncio.' },
      engine: { chapter: 'Motor', caption: 'O motor: procure vazamentos e mangueiras soltas.' },
      cab: { chapter: 'Cabine', caption: 'Dentro da cabine: banco, alavancas e painel.' },
      undercarriage: {
        chapter: 'Material rodante',
        caption: 'O material rodante: elos, roletes e sapatas.',
      },
      tyre: { chapter: 'Pneus', caption: 'Um pneu de perto: sulcos e lateral.' },
    },
    films: {
      walkAround: {
        title: '{name}: uma volta ao redor da máquina',
        summary: 'De longe e depois tudo o que se confere antes de comprar.',
      },
      undercarriages: {
        title: 'Três materiais rodantes de perto',
        summary: 'A mesma vista de três máquinas, para comparar o desgaste.',
      },
      readFirst: {
        title: 'Plaqueta e horímetro: o que ler primeiro',
        summary: 'Dois números que precisam bater com os documentos.',
      },
      cabs: {
        title: 'Um olhar dentro de três cabines',
        summary: 'Banco, alavancas e painel mostram como a máquina foi tratada.',
      },
      yards: {
        title: 'Máquinas nos pátios',
        summary: 'Quatro máquinas onde estão, cada uma com sua página aqui.',
      },
    },
  },
  ko: {
    takes: {
      whole: { chapter: '장비 전체', caption: '먼저 야드에 서 있는 장비 전체 모습입니다.' },
      plate: { chapter: '명판', caption: '읽을 수 있을 만큼 가까이 본 명판입니다.' },
      meter: { chapter: '아워미터', caption: '아워미터입니다. 매물 정보와 비교해 보세요.' },
      engine: { chapter: '엔진', caption: '엔진: 누유와 느슨한 호스를 확인하세요.' },
      cab: { chapter: '운전실', caption: '운전실 내부: 시트, 레버, 화면.' },
      undercarriage: { chapter: '하부', caption: '하부: 링크, 롤러, 슈.' },
      tyre: { chapter: '타이어', caption: '가까이 본 타이어: 트레드와 측면.' },
    },
    films: {
      walkAround: {
        title: '{name}: 장비 둘러보기',
        summary: '멀리서 전체를, 이어서 구매 전에 확인할 곳을 차례로 봅니다.',
      },
      undercarriages: {
        title: '가까이 본 하부 세 가지',
        summary: '세 장비를 같은 각도로 보며 마모를 비교합니다.',
      },
      readFirst: {
        title: '명판과 아워미터: 가장 먼저 볼 것',
        summary: '서류와 일치해야 하는 두 숫자입니다.',
      },
      cabs: {
        title: '운전실 세 곳 들여다보기',
        summary: '시트와 레버, 화면을 보면 장비 관리 상태를 알 수 있습니다.',
      },
      yards: {
        title: '야드의 장비들',
        summary: '네 대의 장비를 있는 곳에서 봅니다. 각각 페이지가 있습니다.',
      },
    },
  },
  he: {
    takes: {
      whole: { chapter: 'הכלי כולו', caption: 'תחילה הכלי כולו, כפי שהוא עומד במגרש.' },
      plate: { chapter: 'לוחית זיהוי', caption: 'לוחית הזיהוי, מקרוב מספיק כדי לקרוא.' },
      meter: { chapter: 'מד שעות', caption: 'מד השעות. השוו אותו למודעה.' },
      engine: { chapter: 'מנוע', caption: 'המנוע: חפשו נזילות וצינורות רופפים.' },
      cab: { chapter: 'תא מפעיל', caption: 'בתא המפעיל: מושב, ידיות וצג.' },
      undercarriage: { chapter: 'מזקו״ם', caption: 'המזקו״ם: חוליות, גלגלים ונעליים.' },
      tyre: { chapter: 'צמיגים', caption: 'צמיג מקרוב: סוליה ודופן.' },
    },
    films: {
      walkAround: {
        title: '{name}: סיבוב סביב הכלי',
        summary: 'מרחוק, ואז כל מה שבודקים לפני קנייה.',
      },
      undercarriages: {
        title: 'שלושה מזקו״מים מקרוב',
        summary: 'אותו מבט על שלושה כלים, להשוואת הבלאי.',
      },
      readFirst: {
        title: 'לוחית זיהוי ומד שעות: מה קוראים קודם',
        summary: 'שני מספרים שחייבים להתאים למסמכים.',
      },
      cabs: {
        title: 'מבט לתוך שלושה תאי מפעיל',
        summary: 'המושב, הידיות והצג מראים כיצד טופל הכלי.',
      },
      yards: { title: 'כלים במגרשים', summary: 'ארבעה כלים במקומם, ולכל אחד דף כאן.' },
    },
  },
  de: {
    takes: {
      whole: {
        chapter: 'Die ganze Maschine',
        caption: 'Zuerst die ganze Maschine, wie sie auf dem Platz steht.',
      },
      plate: { chapter: 'Typenschild', caption: 'Das Typenschild, nah genug zum Lesen.' },
      meter: {
        chapter: 'Betriebsstundenzähler',
        caption: 'Der Betriebsstundenzähler. Vergleichen Sie ihn mit dem Inserat.',
      },
      engine: { chapter: 'Motor', caption: 'Der Motor: Achten Sie auf Lecks und lose Schläuche.' },
      cab: { chapter: 'Kabine', caption: 'In der Kabine: Sitz, Hebel und Anzeige.' },
      undercarriage: {
        chapter: 'Laufwerk',
        caption: 'Das Laufwerk: Kettenglieder, Rollen und Bodenplatten.',
      },
      tyre: { chapter: 'Reifen', caption: 'Ein Reifen aus der Nähe: Profil und Flanke.' },
    },
    films: {
      walkAround: {
        title: '{name}: ein Rundgang um die Maschine',
        summary: 'Erst von Weitem, dann alles, was man vor dem Kauf prüft.',
      },
      undercarriages: {
        title: 'Drei Laufwerke aus der Nähe',
        summary: 'Derselbe Blick auf drei Maschinen, um den Verschleiß zu vergleichen.',
      },
      readFirst: {
        title: 'Typenschild und Betriebsstundenzähler: was man zuerst liest',
        summary: 'Zwei Zahlen, die mit den Papieren übereinstimmen müssen.',
      },
      cabs: {
        title: 'Ein Blick in drei Kabinen',
        summary: 'Sitz, Hebel und Anzeige zeigen, wie eine Maschine behandelt wurde.',
      },
      yards: {
        title: 'Maschinen auf den Plätzen',
        summary: 'Vier Maschinen dort, wo sie stehen, jede mit ihrer Seite hier.',
      },
    },
  },
  es: {
    takes: {
      whole: {
        chapter: 'La máquina completa',
        caption: 'Primero la máquina completa, tal como está en el patio.',
      },
      plate: {
        chapter: 'Placa de serie',
        caption: 'La placa de serie, lo bastante cerca para leerla.',
      },
      meter: { chapter: 'Horómetro', caption: 'El horómetro. Compárelo con el anuncio.' },
      engine: { chapter: 'Motor', caption: 'El motor: busque fugas y mangueras sueltas.' },
      cab: { chapter: 'Cabina', caption: 'Dentro de la cabina: asiento, palancas y pantalla.' },
      undercarriage: {
        chapter: 'Tren de rodaje',
        caption: 'El tren de rodaje: eslabones, rodillos y zapatas.',
      },
      tyre: { chapter: 'Neumáticos', caption: 'Un neumático de cerca: dibujo y flanco.' },
    },
    films: {
      walkAround: {
        title: '{name}: una vuelta a la máquina',
        summary: 'De lejos y después todo lo que se revisa antes de comprar.',
      },
      undercarriages: {
        title: 'Tres trenes de rodaje de cerca',
        summary: 'La misma vista de tres máquinas, para comparar el desgaste.',
      },
      readFirst: {
        title: 'Placa de serie y horómetro: lo primero que se lee',
        summary: 'Dos números que deben coincidir con los documentos.',
      },
      cabs: {
        title: 'Una mirada dentro de tres cabinas',
        summary: 'El asiento, las palancas y la pantalla muestran cómo se trató la máquina.',
      },
      yards: {
        title: 'Máquinas en los patios',
        summary: 'Cuatro máquinas donde están, cada una con su página aquí.',
      },
    },
  },
}
