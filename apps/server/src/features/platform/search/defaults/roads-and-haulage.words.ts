import type { WordsByCode } from './words.ts'

/** Trade words by the category they mean: as the catalogue names one machine, and as yards do. */
export const roadsAndHaulage: WordsByCode = {
  'dump-trucks': `
    dumper, dumpers, dump truck, dump trucks, haul truck, haul trucks, off road truck,
    off-highway truck
    دمبر, دمبرات, قلاب محاجر, دمبر تراك
    דאמפר, משאית עפר, משאיות עפר
    tombereau, tombereaux, dumper
    dúmper, dumper, camión minero, volquete fuera de carretera
    dumper, caminhão fora de estrada
    Dumper, Muldenkipper
    自卸车, 矿用自卸车, 矿车
    泥頭車
    덤프, 오프로드 덤프
    דמפר`,
  'articulated-dump-trucks': `
    articulated dump truck, 铰接式自卸车, قلاب مفصلي, tombereau articulé, 鉸接式泥頭車, caminhão articulado,
    굴절식 덤프트럭, משאית מפרקית, knickgelenkter Dumper, dúmper articulado
    adt, articulated hauler, articulated truck, artic dumper, moxy, yuke, articulated dumper,
    dump truck articulated
    دمبر مفصلي, قلاب مفصلي, دمبر متمفصل
    משאית מפרקית, דאמפר מפרקי
    dumper articulé, tombereau articulé
    camión articulado, dúmper articulado
    caminhão articulado
    Dumper knickgelenkt, Knickdumper, knickgelenkter Dumper
    铰接车, 铰卡, 铰接式自卸卡车
    鉸接式自卸車
    굴절식 덤프, 아티큘레이트 덤프, ADT`,
  'rigid-dump-trucks': `
    rigid dump truck, 刚性矿用自卸车, قلاب صلب الهيكل, tombereau rigide, 剛性礦用泥頭車,
    caminhão fora de estrada, 리지드 덤프트럭, משאית מחצבה, starrer Muldenkipper, dúmper rígido
    rigid dumper, mining truck, quarry truck, off highway truck
    قلاب مناجم
    starrer Dumper
    矿卡`,
  compaction: `
    roller, rollers, compactor, compactors, road roller, vibratory roller, steam roller
    رولر, رولرات, مدحلة, مداحل, هراس, رصاصة, دكاك, محدلة
    מכבש, מכבשים, רולר
    compacteur, compacteurs, rouleau compresseur, rouleau, rouleau compacteur
    rodillo, rodillos, rodillo compactador, compactadora, apisonadora, aplanadora,
    vibrocompactador
    rolo compactador, rolo, rolos compactadores, compactador
    Walze, Walzen, Straßenwalze, Vibrationswalze
    压路机, 压路, 碾压机, 压土机
    壓路機, 碌路機, 轆路機
    롤러, 로라, 진동롤러, 도로 롤러
    vibro roller, رولة, رولا, حادلة, rodillo vibratorio, מכבש ויברציוני, 마카담, 콤비`,
  'single-drum-rollers': `
    single-drum roller, 单钢轮压路机, رولر بدرفيل واحد, compacteur monobille, 單鋼輪壓路機,
    rolo compactador de um cilindro, 싱글드럼 롤러, מכבש חד-תופי, Walzenzug, rodillo monocilíndrico
    soil compactor, soil roller, single drum, single drum roller, padfoot roller, sheepsfoot
    رولر تربة, رولر فردي, رولر حدلة واحدة
    מכבש עפר
    compacteur monocylindre, monobille
    rodillo de tierra, rodillo monocilíndrico
    rolo liso, rolo pé de carneiro
    Walzenzug, Bodenverdichter
    单钢轮
    單鋼輪
    토공 롤러
    رولر تراب`,
  'tandem-rollers': `
    tandem roller, 双钢轮压路机, رولر بدرفيلين, compacteur tandem, 雙鋼輪壓路機, rolo compactador tandem,
    탠덤 롤러, מכבש טנדם, Tandemwalze, rodillo tándem
    double drum roller, double drum, asphalt roller, tandem roller
    رولر أسفلت, رولر مزدوج, رولر دبل
    מכבש אספלט
    compacteur double bille, rouleau tandem
    rodillo doble, rodillo tándem
    rolo tandem, rolo de asfalto
    Tandemwalze, Asphaltwalze
    双钢轮
    雙鋼輪
    탄뎀 롤러`,
  'pneumatic-rollers': `
    pneumatic-tyred roller, 轮胎压路机, رولر بإطارات مطاطية, compacteur à pneus, 膠輪壓路機,
    rolo compactador de pneus, 타이어 롤러, מכבש פנאומטי, Gummiradwalze, rodillo neumático
    ptr, pneumatic roller, rubber tyre roller, tyre roller
    رولر كفرات, رولر تواير
    胶轮压路机
    膠輪`,
  'landfill-compactors': `
    landfill compactor, 垃圾压实机, دكاكة مكبات نفايات, compacteur de décharge, 堆填區壓實機,
    compactador de aterro sanitário, 매립지 컴팩터, מהדק מטמנות, Deponieverdichter,
    compactador de vertedero`,
  'plate-compactors': `
    plate compactor, 平板夯, دكاكة لوحية, plaque vibrante, 平板夯實機, placa vibratória, 플레이트 컴팩터,
    פלטת הידוק, Rüttelplatte, placa compactadora
    plate compactor, wacker plate, tamper
    دكاكة
    평판 다짐기
    كمباكتر, دكاك يدوي, جمبر, ג׳בקה, rana, bailarina, pisón, sapo, compactador de solo, dameuse,
    pilonneuse, Rüttler, Stampfer, 람마, 콤팩타, 蛙夯, 冲击夯, 衝擊夯`,
  'asphalt-pavers': `
    asphalt paver, 沥青摊铺机, فرّادة أسفلت, finisseur, 瀝青攤鋪機, vibroacabadora de asfalto, 아스팔트 피니셔,
    מפזרת אספלט, Straßenfertiger, extendedora de asfalto
    paver, pavers, asphalt paver, finisher, paving machine
    فنيشر, فرادة أسفلت, فرادة, فينيشر, فرادات أسفلت
    מפזרת אספלט, פינישר, מפזרת
    finisseur, finisseurs, finisher, finisseur d'asphalte
    extendedora, pavimentadora, terminadora, asfaltadora, finisher
    vibroacabadora, pavimentadora, acabadora
    Straßenfertiger, Fertiger, Asphaltfertiger
    摊铺机, 沥青摊铺机, 铺路机
    攤鋪機, 瀝青攤鋪機, 鋪路機
    피니셔, 아스팔트 피니셔, 페이버`,
  'milling-machines': `
    cold milling machine, 铣刨机, كاشطة أسفلت, raboteuse routière, 銑刨機, fresadora de asfalto, 노면 파쇄기,
    מקרצפת אספלט, Kaltfräse
    milling machine, cold planer, road milling, asphalt milling, planer
    كاشطة, قاشطة أسفلت, كشط أسفلت
    מקרצפת
    raboteuse, fraiseuse routière
    fresadora, fresadora de asfalto
    fresadora de asfalto
    Kaltfräse, Fräse, Straßenfräse
    铣刨机
    銑刨機
    밀링기, 노면파쇄기`,
  'asphalt-plants': `
    asphalt plant, 沥青搅拌站, محطة خلط أسفلت, centrale d'enrobage, 瀝青攪拌廠, usina de asfalto, 아스팔트 플랜트,
    מפעל אספלט, Asphaltmischanlage, planta de asfalto
    asphalt mixing plant, asphalt batching plant, hot mix plant, خلاطة أسفلت, محطة أسفلت,
    poste d’enrobage, planta asfáltica, usina asfáltica, Asphaltwerk, 沥青站, 瀝青廠, 아스콘 플랜트, מפעל לאספלט`,
  'bitumen-sprayers': `
    bitumen sprayer, 沥青洒布车, رشاشة بيتومين, répandeuse de bitume, 瀝青噴灑車, espargidor de asfalto,
    아스팔트 살포기, מרססת ביטומן, Bitumenspritzwagen, regadora de betún`,
  'line-markers': `
    road marking machine, 道路划线机, ماكينة تخطيط طرق, machine de marquage routier, 道路劃線機,
    máquina de demarcação viária, 차선 도색기, מכונת סימון כבישים, Straßenmarkiermaschine,
    máquina de señalización vial`,
  'trucks-trailers': `
    truck, trucks, lorry, lorries, trailer, trailers
    شاحنة, شاحنات, تريلا, تريلر, لوري
    משאית, משאיות, נגרר
    camion, camions, remorque, poids lourd
    camión, camiones, remolque
    caminhão, caminhões, reboque, carreta
    Lkw, Lastwagen, Lastkraftwagen, Anhänger, Laster
    卡车, 货车, 挂车
    貨車, 拖架
    트럭, 화물차, 트레일러
    تريلة, تريلات
    camião, camiões`,
  'tipper-trucks': `
    tipper truck, 自卸车, قلاب, camion benne, 泥頭車, caminhão basculante, 덤프트럭, משאית רכינה, Kipper,
    camión volquete
    tipper, tippers, tipper truck, dumper truck, dump lorry, 10 wheeler tipper, howo tipper
    قلاب, قلابات, قلابي, تيبر, سيارة قلاب, شاحنة قلاب
    משאית רכינה, רכינה, משאית עם ארגז מתרומם
    camion benne, benne, camion-benne
    volquete, volqueta, camión volquete, bañera, volteo
    caminhão basculante, basculante, caçamba basculante, caminhão caçamba
    Kipper, Lkw-Kipper, Kipplaster
    自卸车, 翻斗车, 泥头车, 渣土车
    泥頭車, 自卸車, 翻斗車
    덤프트럭, 덤프, 덤프차
    qallab, gallab, قلابة, تبر, دينا قلاب, سكس ويل, تن ويلر, 6 wheel tipper, 10 wheel tipper,
    12 wheel tipper, six wheel tipper, ten wheel tipper, caçamba, truck basculante, traçado, 앞사바리`,
  'tractor-units': `
    tractor unit, 牵引车, رأس قاطرة, tracteur routier, 拖頭, cavalo mecânico, 트랙터 헤드, גורר סמי-טריילר,
    Sattelzugmaschine, cabeza tractora
    tractor unit, tractor head, prime mover, truck head, trailer head
    رأس تريلا, راس تريلا, رأس تريلة, رأس قاطرة, رؤوس قاطرة
    סמיטריילר
    牵引车
    拖頭
    트랙터헤드
    قاطرة, هيد تريلا, תומך, ראש סמי, horse, truck tractor, Zugmaschine, cavalo`,
  'water-tankers': `
    water tanker, 洒水车, صهريج مياه, camion-citerne à eau, 水車, caminhão-pipa, 살수차, מכלית מים,
    Wassertankwagen, camión cisterna de agua
    water tanker, water truck, water bowser, sprinkler truck
    تانكر ماء, تنكر مياه, تانكر مياه, صهريج مياه, صهاريج مياه, تنكر ماي, وايت ماء
    מיכלית מים
    camion citerne eau, arroseuse
    cisterna de agua, pipa de agua, camión cisterna, camión aljibe
    caminhão pipa, pipa
    Wasserwagen, Wassertankwagen
    洒水车, 水车
    水車, 灑水車
    살수차, 물차
    تنكر, وايت, تنكر مويه, tanker mai, tanker moya, tanker, بوزر, bowser, Tankwagen, citerne, aljibe,
    carrotanque`,
  'fuel-tankers': `
    fuel tanker, 油罐车, صهريج وقود, camion-citerne à carburant, 油缸車, caminhão-tanque de combustível,
    유조차, מכלית דלק, Kraftstofftankwagen, camión cisterna de combustible
    fuel tanker, diesel tanker, fuel bowser, fuel truck
    تانكر ديزل, تنكر ديزل, تنكر وقود, صهريج ديزل, صهاريج وقود
    油罐车
    油車
    유조차, 주유차
    تنكر, تنكر ديزل, tanker, بوزر, bowser, Tankwagen, citerne, carrotanque, comboio, מיכלית דלק`,
  'crane-trucks': `
    crane truck, 随车吊, شاحنة برافعة, camion-grue, 吊機貨車, caminhão munck, 카고 크레인, משאית מנוף,
    Ladekran-Lkw, camión grúa
    hiab truck, crane truck, boom truck, lorry crane
    هياب, شاحنة هياب, سيارة هياب
    משאית מנוף
    camion grue
    camión grúa, camión pluma
    munck, caminhão munck
    Ladekran Lkw
    随车吊车
    吊機車, 吊臂車
    카고크레인, 카고 크레인
    吊雞車, 夾車, بوم تراك, كرين سيارة, 카고트럭 크레인, 집게차`,
  'low-bed-trailers': `
    low-bed trailer, 低平板半挂车, مقطورة لوبد, semi-remorque porte-engins, 低床拖架, carreta prancha,
    로우베드 트레일러, נגרר לובד, Tieflader, remolque de cama baja
    lowbed, low bed, low bed trailer, low loader, lowboy, low boy, lowbed trailer, lowloader
    لوبد, لو بد, لوبيد, تريلا لوبد, لوبيت
    לובד, נגרר נמוך, גורר לובד
    porte-engin, porte-engins, porte char, semi porte-engins, remorque porte engin
    cama baja, lowboy, góndola, remolque cama baja, plataforma cama baja
    prancha, carreta prancha, lowbed
    Tieflader, Tiefladeranhänger, Tiefbettauflieger
    低平板, 低板车, 拖板车, 低平板车
    低床拖架, 低板拖架, 低板車
    로우베드, 로베드, 추레라, 트레일러 로우베드`,
  'flatbed-trailers': `
    flatbed trailer, 平板半挂车, مقطورة مسطحة, semi-remorque plateau, 平板拖架, semirreboque plataforma,
    평판 트레일러, נגרר משטח, Plattformauflieger, remolque de plataforma
    flatbed, flat bed, flatbed trailer
    تريلا مسطحة, فلات بد
    平板车
    سطحة, سطحات`,
  'farm-tractors': `
    farm tractor, 农用拖拉机, جرار زراعي, tracteur agricole, 農用拖拉機, trator agrícola, 농업용 트랙터,
    טרקטור חקלאי, Traktor, tractor agrícola
    tractor, tractors, farm tractor, agricultural tractor
    جرار, جرار زراعي, تراكتور, حراثة, تركتور, تركتر زراعي
    טרקטור, טרקטור חקלאי, טרקטורים
    tracteur, tracteur agricole, tracteurs
    tractor, tractor agrícola, tractores
    trator, trator agrícola, tratores
    Traktor, Schlepper, Trecker, Ackerschlepper
    拖拉机
    拖拉機
    트랙터, 농업용트랙터, 농기계 트랙터`,
  'farm-implements': `
    farm implement, 农机具, ملحق جرار زراعي, outil agricole, 農機具, implemento agrícola, 농업용 작업기,
    כלי עיבוד חקלאי, landwirtschaftliches Anbaugerät, apero agrícola`,
}
