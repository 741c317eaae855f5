import type { WordsByCode } from './words.ts'

/** Trade words by the category they mean: as the catalogue names one machine, and as yards do. */
export const lifting: WordsByCode = {
  'mobile-cranes': `
    mobile crane, mobile cranes, crane, cranes, hydraulic crane
    كرين, كرينات, ونش, أوناش, رافعة متحركة, كرين متحرك, اوناش, رافعة
    עגורן נייד, מנוף, עגורן, מנופים, עגורנים, מנוף נייד
    grue mobile, grue, grues, grues mobiles
    grúa móvil, grúa, grúas, autogrúa
    guindaste, guindastes, guindaste móvel
    Mobilkran, Kran, Krane, Fahrzeugkran
    起重机, 吊车, 吊机, 移动式起重机
    吊機, 流動式起重機, 流動吊機, 起重機
    크레인, 이동식 크레인, 기중기, 하이드로 크레인
    krain, kren, Autokran, 吊機車, grua móvel`,
  'all-terrain-cranes': `
    all-terrain crane, 全地面起重机, كرين لجميع التضاريس, grue tous terrains, 全地形吊機,
    guindaste todo-terreno, 올터레인 크레인, עגורן לכל שטח, All-Terrain-Kran, grúa todoterreno
    at crane, all terrain, all terrain crane
    كرين اول تيرين
    AT Kran, AT-Kran
    全地面吊, 全路面起重机
    AT 크레인`,
  'rough-terrain-cranes': `
    rough-terrain crane, 越野起重机, كرين للتضاريس الوعرة, grue pour terrain accidenté, 越野吊機,
    guindaste para terreno acidentado, 러프터레인 크레인, עגורן שטח, Rough-Terrain-Kran,
    grúa para terreno accidentado
    rt crane, rough terrain, rough terrain crane, rt cranes
    كرين رف تيرين, كرين ار تي, كرين تضاريس وعرة
    מנוף שטח
    grue tout terrain RT
    grúa RT
    RT Kran, RT-Kran, Geländekran
    越野吊, 越野轮胎吊
    越野吊車
    RT 크레인, 험지용 크레인
    rt`,
  'truck-cranes': `
    truck crane, 汽车起重机, كرين محمول على شاحنة, grue sur porteur, 汽車吊機, guindaste sobre caminhão,
    트럭 크레인, עגורן על משאית, Autokran, grúa sobre camión
    truck crane, truck mounted crane
    كرين شاحنة, كرين محمول
    汽车起重机, 汽车吊车
    汽車吊
    트럭크레인
    汽车吊`,
  'crawler-cranes': `
    crawler crane, 履带起重机, كرين مجنزر, grue sur chenilles, 履帶吊機, guindaste sobre esteiras, 크롤러 크레인,
    עגורן זחלי, Raupenkran, grúa sobre orugas
    crawler crane, tracked crane, lattice crane
    كرين جنزير, كرين زحاف, كرين مجنزر
    עגורן שרשראות
    履带吊, 履带吊车
    크롤러크레인`,
  'pick-and-carry-cranes': `
    pick-and-carry crane, 吊重行走起重机, كرين رفع ونقل, grue pick and carry, 行走式吊機,
    guindaste pick and carry, 픽앤캐리 크레인, עגורן הרמה ונשיאה, Pick-and-Carry-Kran,
    grúa pick and carry
    franna, pick n carry, hydra crane
    هيدرا
    hydra, farana`,
  'loader-cranes': `
    loader crane, 随车起重机, كرين تحميل للشاحنات, grue de chargement, 隨車吊機, guindauto, 트럭 탑재형 크레인,
    מנוף העמסה, Ladekran, grúa autocargante
    hiab, knuckle boom, truck loader crane, boom truck crane
    هياب, كرين هياب
    היאב, מנוף משאית
    grue auxiliaire, bras de grue
    hiab, pluma hidráulica
    munck, guindauto
    Ladekran
    随车吊
    카고크레인 상부`,
  'tower-cranes': `
    tower crane, tower cranes, tower
    تاور كرين, رافعة برجية, كرين برجي, برج كرين, تاوركرين
    עגורן צריח, עגורני צריח
    grue à tour, grues à tour
    grúa torre, grúas torre
    grua torre, gruas de torre
    Turmdrehkran, Turmkran, Baukran, Turmkräne
    塔吊, 塔式起重机, 塔机
    天秤, 塔式起重機, 塔吊
    타워크레인, 타워 크레인`,
  'tower-cranes-hammerhead': `
    hammerhead tower crane, 水平臂塔式起重机, كرين برجي أفقي الذراع, grue à tour à flèche horizontale,
    平臂天秤, grua de lança horizontal, T형 타워크레인, עגורן צריח עם זרוע אופקית,
    Turmdrehkran mit Katzausleger, grúa torre de pluma horizontal
    hammerhead, flat top crane, flat top
    塔机`,
  'tower-cranes-luffing': `
    luffing tower crane, 动臂塔式起重机, كرين برجي بذراع متحركة, grue à tour à flèche relevable, 動臂天秤,
    grua de lança inclinável, 러핑(L형) 타워크레인, עגורן צריח עם זרוע מתרוממת,
    Turmdrehkran mit Verstellausleger, grúa torre de pluma abatible
    luffer, luffing crane, luffing jib`,
  'tower-cranes-self-erecting': `
    self-erecting tower crane, 快装塔式起重机, كرين برجي ذاتي التركيب, grue à montage automatisé, 自架式天秤,
    grua automontante, 자립 설치형 타워크레인, עגורן צריח בהקמה עצמית, Schnelleinsatzkran,
    grúa torre automontante`,
  'passenger-hoists': `
    passenger hoist, 施工升降机, مصعد أفراد إنشائي, ascenseur de chantier, 工地載人升降機,
    elevador de obra para pessoas, 건설용 리프트, מעלית נוסעים לאתר בנייה, Baustellen-Personenaufzug,
    elevador de obra para personas
    construction hoist, alimak, man hoist, passenger hoist, site lift
    مصعد انشاءات, هويست
    施工电梯
    호이스트
    hoist, hoists`,
  'access-platforms': `
    manlift, man lift, man lifts, manlifts, cherry picker, cherry pickers, boom lift, boom lifts,
    aerial platform, aerial work platform, awp, mewp, aerial lift, access platform, sky lift
    مانلفت, مان لفت, رافعة أفراد, رافعات أفراد, منصة رفع, سلة رفع
    במת הרמה, במות הרמה, סל הרמה, במה
    nacelle, nacelles, nacelle élévatrice, plateforme élévatrice, pemp
    plataforma elevadora, plataforma aérea, elevador de personas, manlift, canastilla
    plataforma elevatória, plataforma aérea, pta
    Arbeitsbühne, Hebebühne, Hubarbeitsbühne, Steiger
    高空作业平台, 升降平台, 高空车, 登高车, 升降机
    升降台, 高空工作台, 升降平台
    고소작업대, 고소작업차, 스카이차, 테이블리프트
    منليفت, مان ليفت, مانليفت, من لفت, بوم لفت, سكاي لفت, رافعة سلة, كرين سلة, 高空工作車, 伸縮臂升降台, 스카이,
    바가지차, במת סל, canasta`,
  'scissor-lifts': `
    scissor lift, 剪叉式高空作业平台, رافعة مقصية, nacelle à ciseaux, 剪式升降台, plataforma tesoura, 시저 리프트,
    במת מספריים, Scherenbühne, plataforma de tijera
    scissor lift, scissor, scissors lift, scissorlift, slab scissor
    سيزر لفت, سيزرلفت, رافعة مقصية, مقص رفع, رافعة مقص
    במת מספריים, מספריים
    nacelle à ciseaux, ciseaux, nacelle ciseau
    tijera, elevador de tijera, plataforma tijera
    tesoura, plataforma tesoura
    Scherenbühne, Scherenarbeitsbühne, Scherenhebebühne
    剪叉车, 剪叉, 剪叉式升降机, 剪叉式
    剪式升降, 剪刀升降台, 剪刀台
    시저리프트, 시저, 테이블 리프트
    剪刀車, 剪刀车, במה מספריים, سيزر`,
  'articulated-boom-lifts': `
    articulated boom lift, 曲臂式高空作业平台, رافعة أفراد مفصلية, nacelle articulée, 曲臂升降台,
    plataforma elevatória articulada, 굴절식 고소작업대, במת הרמה מפרקית, Gelenkteleskopbühne,
    plataforma elevadora articulada
    articulated boom, knuckle boom lift, z boom, articulating boom lift
    بوم لفت مفصلي, مانلفت مفصلي
    曲臂车, 曲臂
    曲臂車
    굴절 고소작업대
    brazo articulado`,
  'telescopic-boom-lifts': `
    telescopic boom lift, 直臂式高空作业平台, رافعة أفراد تلسكوبية, nacelle télescopique, 直臂升降台,
    plataforma elevatória telescópica, 직진식 고소작업대, במת הרמה טלסקופית, Teleskopbühne,
    plataforma elevadora telescópica
    telescopic boom, straight boom, stick boom
    بوم لفت تلسكوبي, مانلفت تلسكوبي
    直臂车, 直臂
    直臂車
    직진 고소작업대`,
  'mast-lifts': `
    vertical mast lift, 桅柱式高空作业平台, رافعة أفراد بعمود رأسي, nacelle à mât vertical, 桅柱式升降台,
    plataforma de mastro vertical, 마스트형 고소작업대, במת תורן אנכי, Mastbühne,
    plataforma de mástil vertical`,
  'spider-lifts': `
    spider lift, 蜘蛛式高空作业平台, رافعة أفراد عنكبوتية, nacelle araignée, 蜘蛛式升降台, plataforma aranha,
    스파이더 리프트, במת עכביש, Raupenarbeitsbühne, plataforma araña
    spider lift, tracked lift`,
  telehandlers: `
    telehandler, telehandlers, telescopic handler, telescopic forklift, tele handler, loadall,
    telescopic loader
    تلهاندلر, تلي هاندلر, رافعة تلسكوبية, تيلي هاندلر, تليهاندلر, تلي هندلر
    מעמיס טלסקופי, טלהנדלר, מעמיסים טלסקופיים, טלסקופי
    chariot télescopique, télescopique, manitou
    manipulador telescópico, telehandler, manipuladora telescópica, telescópica
    manipulador telescópico, telehandler
    Teleskoplader, Teleskopstapler, Telehandler, Telelader
    伸缩臂叉装车, 伸缩臂叉车, 伸缩臂
    伸縮臂叉裝車, 伸縮臂鏟車, 伸縮臂
    텔레핸들러, 텔레핸들러 지게차
    boom loader, boomloader, مانيتو, מניטו, 텔레핸들라`,
  'telehandlers-fixed': `
    telehandler, 伸缩臂叉装车, تلهاندلر, chariot télescopique, 伸縮臂叉裝車, manipulador telescópico, 텔레핸들러,
    מעמיס טלסקופי, Teleskoplader`,
  'telehandlers-rotating': `
    rotating telehandler, 回转式伸缩臂叉装车, تلهاندلر دوار, chariot télescopique rotatif, 旋轉式伸縮臂叉裝車,
    manipulador telescópico giratório, 회전식 텔레핸들러, מעמיס טלסקופי סיבובי, drehbarer Teleskoplader,
    manipulador telescópico giratorio`,
  'telehandlers-heavy': `
    heavy telehandler, 重型伸缩臂叉装车, تلهاندلر ثقيل, chariot télescopique gros tonnage, 重型伸縮臂叉裝車,
    manipulador telescópico pesado, 대형 텔레핸들러, מעמיס טלסקופי כבד, Schwerlast-Teleskoplader,
    manipulador telescópico de gran capacidad`,
  forklifts: `
    forklift, forklifts, fork lift, fork lift truck, lift truck, fork truck, flt
    فوركلفت, فورك لفت, رافعة شوكية, رافعات شوكية, فورك, شوكية, كلارك
    מלגזה, מלגזות
    chariot élévateur, chariots élévateurs, fenwick, clark, élévateur
    carretilla elevadora, montacargas, carretilla, carretillas elevadoras, autoelevador
    empilhadeira, empilhadeiras, empilhador
    Gabelstapler, Stapler, Staplern
    叉车, 堆高机
    鏟車, 叉車, 堆高機
    지게차, 포크리프트
    rafi3a shokiya, rafia shokia, rafi3a shawkiya, shokiya, shokia`,
  'forklifts-diesel': `
    diesel forklift, 柴油叉车, رافعة شوكية ديزل, chariot élévateur diesel, 柴油鏟車, empilhadeira a diesel,
    디젤 지게차, מלגזת דיזל, Dieselstapler, carretilla elevadora diésel`,
  'forklifts-lpg': `
    LPG forklift, 液化气叉车, رافعة شوكية غاز, chariot élévateur GPL, 石油氣鏟車, empilhadeira a GLP,
    LPG 지게차, מלגזת גז, Treibgasstapler, carretilla elevadora GLP`,
  'forklifts-electric': `
    electric forklift, 电动叉车, رافعة شوكية كهربائية, chariot élévateur électrique, 電動鏟車,
    empilhadeira elétrica, 전동 지게차, מלגזה חשמלית, Elektrostapler, carretilla elevadora eléctrica
    electric forklift, battery forklift
    رافعة شوكية كهرباء
    Elektro-Stapler, E-Stapler
    电瓶叉车
    전동지게차`,
  'forklifts-heavy': `
    heavy forklift, 重型叉车, رافعة شوكية ثقيلة, chariot élévateur gros tonnage, 重型鏟車,
    empilhadeira pesada, 대형 지게차, מלגזה כבדה, Schwerlaststapler, carretilla elevadora pesada`,
  'reach-trucks': `
    reach truck, 前移式叉车, رافعة ريتش ترك, chariot à mât rétractable, 前移式鏟車, empilhadeira retrátil,
    리치 트럭, מלגזת היגש, Schubmaststapler, carretilla retráctil
    reach truck, reachtruck
    ريتش ترك
    리치트럭`,
  'reach-stackers': `
    reach stacker, 集装箱正面吊, رافعة حاويات ريتش ستاكر, 貨櫃正面吊機, 리치 스태커, ריץ׳ סטאקר למכולות,
    Reachstacker
    reach stacker, container handler, container stacker
    ريتش ستاكر, رافعة حاويات
    正面吊
    正面吊機
    리치스태커
    رافعة كونتينر, apiladora de contenedores, gerbeur de conteneurs, empilhadeira de contêiner`,
  'terminal-tractors': `
    terminal tractor, 码头牵引车, جرار موانئ, tracteur portuaire, 碼頭拖頭, trator de terminal, 야드 트랙터,
    טרקטור מסוף, Terminalzugmaschine, tractor de terminal
    yard tractor, terminal tractor, tugmaster, yard truck
    جرار موانئ
    码头牵引车`,
}
