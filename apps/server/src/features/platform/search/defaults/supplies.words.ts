import type { WordsByCode } from './words.ts'

/** Words of the trade for what machines, workshops and sites use up, by the category of the mall that they mean. */
export const supplies: WordsByCode = {
  oils: `
    oil, oils, lubricant, lubricants, fluid, fluids, زيت, زيوت, שמן, שמנים, huile, huiles, lubrifiant, aceite, aceites, lubricante
    óleo, óleos, lubrificante, Öl, Öle, Schmierstoff, 油, 润滑油, 潤滑油, 오일, 윤활유`,
  'engine-oil': `
    engine oil, motor oil, diesel oil, diesel engine oil, lube oil, زيت محرك, زيت مكينة, زيت ماكينة, زيت ديزل, שמן מנוע, שמן דיזל
    huile moteur, huile diesel, aceite de motor, aceite motor, aceite diésel, óleo de motor, óleo motor, óleo do motor, óleo diesel
    Motoröl, Dieselöl, 机油, 发动机油, 柴机油, 機油, 引擎油, 偈油, 엔진 오일, 엔진오일`,
  'hydraulic-oil': `
    hydraulic oil, hydraulic fluid, hyd oil, hydraulic oil drum, aw46, زيت هيدروليك, زيت هيدروليكي, שמן הידראולי, huile hydraulique
    aceite hidráulico, óleo hidráulico, fluido hidráulico, Hydrauliköl, Hydraulikflüssigkeit, 液压油, 液壓油, 유압유, 유압 오일, 작동유, 유압오일`,
  'gear-oil': `
    gear oil, axle oil, transmission oil, gearbox oil, final drive oil, زيت قير, زيت جير, زيت تروس, زيت دفرنس, زيت فتيس, שמן גיר, שמן תמסורת, שמן סרנים
    huile de boîte, huile de pont, huile de transmission, huile engrenages, aceite de engranajes, aceite de transmisión, valvulina, aceite de caja
    óleo de câmbio, óleo de transmissão, óleo do diferencial, óleo de engrenagem, Getriebeöl, Achsöl, 齿轮油, 变速箱油, 波箱油, 齒輪油, 牙箱油, 기어 오일, 기어오일, 미션오일`,
  grease: `
    grease, grease cartridge, lithium grease, شحم, قريس, شحمة, גריז, משחת סיכה, graisse, cartouche de graisse, grasa, grasa de litio
    cartucho de grasa, graxa, cartucho de graxa, Fett, Schmierfett, Fettkartusche, 黄油, 润滑脂, 黃油, 雪油, 潤滑脂, 그리스, 구리스, 그리이스`,
  coolant: `
    coolant, antifreeze, radiator coolant, radiator water, ماء رديتر, كولنت, سائل تبريد, ماي رديتر, נוזל קירור, נוזל לרדיאטור, אנטיפריז
    liquide de refroidissement, antigel, refrigerante, anticongelante, líquido refrigerante, aditivo de radiador, aditivo do radiador
    líquido de arrefecimento, Kühlmittel, Kühlflüssigkeit, Frostschutz, 冷却液, 防冻液, 冷卻液, 防凍液, 冷卻水, 냉각수, 부동액`,
  tyres: `
    tyre, tyres, tire, tires, كفر, كفرات, تاير, تواير, إطار, إطارات, צמיג, צמיגים, pneu, pneus, pneumatique, neumático, neumáticos, llanta, llantas
    cubierta, Reifen, 轮胎, 輪胎, 車胎, 呔, 타이어`,
  'earthmover-tyres': `
    loader tyre, loader tire, earthmover tyre, otr tyre, otr tire, otr, off road tyre, grader tyre, كفر شيول, كفرات شيول, تاير شيول, كفر لودر, إطار شيول, كفر معدات
    צמיג מעמיס, צמיג שופל, צמיג צמ״ה, pneu chargeuse, pneu génie civil, pneu tp, neumático de cargadora, llanta de cargador, llanta otr
    pneu de carregadeira, pneu fora de estrada, pneu otr, Laderreifen, Radladerreifen, EM-Reifen, Baumaschinenreifen
    装载机轮胎, 铲车轮胎, 工程轮胎, 工程胎, 鏟泥車胎, 鏟車呔, 鏟車胎, 工程輪胎, 工程車呔, 로더 타이어, 건설기계 타이어, 중장비 타이어`,
  'truck-tyres': `
    truck tyre, truck tire, lorry tyre, كفر شاحنة, كفرات تريلة, كفر تريلا, تاير شاحنة, צמיג משאית, pneu camion, pneu poids lourd, neumático de camión
    llanta de camión, pneu de caminhão, Lkw-Reifen, LKW Reifen, 卡车轮胎, 货车轮胎, 貨車輪胎, 貨車呔, 트럭 타이어, 덤프 타이어`,
  'solid-tyres': `
    solid tyre, solid tire, forklift tyre, forklift tire, كفر صلب, كفر فوركلفت, كفرات رافعة شوكية, צמיג מלא, צמיג מלגזה
    pneu plein, bandage, pneu chariot élévateur, neumático macizo, llanta sólida, llanta de montacargas, pneu maciço, pneu de empilhadeira
    Vollgummireifen, Staplerreifen, Superelastikreifen, 实心轮胎, 叉车轮胎, 实心胎, 實心胎, 鏟車呔, 鏟車輪胎, 솔리드 타이어, 통타이어, 지게차 타이어`,
  wheels: `
    wheel, wheels, complete wheel, wheel with tyre, rim with tyre, rim, جنط, جنوط, عجلة, رنق, גלגל, חישוק, ג׳נט, roue, roue complète, jante
    rueda, rueda completa, rin, roda, roda completa, aro, Rad, Komplettrad, Felge, 轮毂, 车轮, 车轮总成, 車轆, 轆, 휠, 바퀴`,
  cab: 'cab part, cab parts, cabin parts, قطع كابينة, כבינה, pièces cabine, piezas de cabina, peças de cabine, Kabinenteile, 驾驶室配件, 캐빈 부품',
  seats: `
    seat, operator seat, driver seat, air seat, suspension seat, كرسي, كرسي سائق, مقعد, سيت, כיסא, מושב, כיסא מפעיל, siège, siège conducteur
    asiento, asiento operador, butaca, assento, banco, banco do operador, Sitz, Fahrersitz, 座椅, 司机座椅, 座位, 司機椅, 시트, 운전석, 의자`,
  mirrors: `
    mirror, mirrors, side mirror, rear view mirror, مراية, مرايات, منظرة, מראה, מראות, מראת צד, rétroviseur, rétroviseurs, miroir
    espejo, espejos, retrovisor, espelho, espelhos, Spiegel, Außenspiegel, 后视镜, 倒车镜, 倒後鏡, 後視鏡, 미러, 백미러, 거울`,
  safety:
    'safety, ppe, safety gear, سلامة, معدات سلامة, سيفتي, בטיחות, ציוד בטיחות, epi, sécurité, seguridad, epp, segurança, epi, Arbeitsschutz, PSA, 安全用品, 勞保用品, 안전용품',
  helmets: `
    helmet, hard hat, safety helmet, خوذة, خوذ, هلمت, קסדה, קסדות, casque, casque de chantier, casco, cascos, capacete, Helm, Schutzhelm, Bauhelm
    安全帽, 头盔, 頭盔, 안전모, 헬멧`,
  vests: `
    vest, safety vest, hi vis, hi vis vest, high vis, reflective vest, reflective jacket, سترة, سترة عاكسة, جاكيت عاكس, فيست, אפוד, אפוד זוהר
    gilet, gilet jaune, gilet de sécurité, gilet haute visibilité, chaleco, chaleco reflectante, chaleco reflectivo, colete, colete refletivo
    Warnweste, Sicherheitsweste, 反光背心, 反光衣, 안전 조끼, 안전조끼, 형광 조끼`,
  boots: `
    boot, boots, safety boot, safety shoe, safety shoes, حذاء, بوت, شوز سلامة, سيفتي شوز, سفتي شوز, جزمة, נעלי עבודה, נעליים, chaussures de sécurité, bottes
    botas, bota, botas de seguridad, zapatos de seguridad, botina, Sicherheitsschuhe, Arbeitsschuhe, Stiefel, 劳保鞋, 安全鞋, 안전화, 작업화`,
  gloves: `
    glove, gloves, work gloves, قفاز, قفازات, كفوف, جلفز, כפפה, כפפות, gants, gant, guantes, guante, luva, luvas, Handschuhe, Arbeitshandschuhe
    手套, 劳保手套, 勞工手套, 장갑, 작업 장갑, 작업장갑`,
  harnesses: `
    harness, safety harness, full body harness, fall arrest, حزام أمان, حزام سلامة, هارنس, רתמה, רתמת בטיחות, harnais, harnais antichute
    arnés, arnés de seguridad, cinto de segurança, talabarte, cinto paraquedista, Auffanggurt, Sicherheitsgurt, Absturzsicherung
    安全带, 全身安全带, 安全帶, 安全吊帶, 안전벨트, 안전대, 안전 하네스`,
  extinguishers: `
    fire extinguisher, extinguisher, طفاية, طفاية حريق, طفايات, מטף, מטף כיבוי, extincteur, extincteurs, extintor, extintores, matafuego
    Feuerlöscher, Löscher, 灭火器, 滅火器, 滅火筒, 소화기`,
  cones:
    'cone, traffic cone, road cone, قمع, أقماع, كون, كونات, קונוס, cône, cônes, cône de chantier, cono, conos, conos viales, cone, cones, Leitkegel, Pylone, Verkehrskegel, Verkehrshütchen, 路锥, 雪糕筒, 交通锥, 三角錐, 라바콘, 꼬깔콘',
  tools:
    'tool, tools, workshop tools, عدة, عدد, أدوات, כלי עבודה, כלים, outil, outils, outillage, herramienta, herramientas, ferramenta, ferramentas, Werkzeug, Werkzeuge, 工具, 공구',
  'diagnostic-tools': `
    diagnostic tool, scanner, diagnostic tablet, code reader, obd, جهاز فحص, جهاز كمبيوتر فحص, فحص كمبيوتر, جهاز تشخيص, סורק, מכשיר אבחון, דיאגנוסטיקה
    valise diagnostic, outil de diagnostic, escáner, equipo de diagnóstico, scanner, rasther, Diagnosegerät, Auslesegerät, Diagnosetester
    诊断仪, 解码器, 診斷儀, 檢測儀, 진단기, 스캐너`,
  spanners: `
    spanner, spanners, wrench, wrench set, spanner set, combination spanner, مفاتيح, مفتاح, طقم مفاتيح, سبانة, سبانات, מפתחות, סט מפתחות, מפתח רינג
    clé, clés, clés plates, jeu de clés, clés mixtes, llave, llaves, juego de llaves, chave, chaves, jogo de chaves, chave combinada
    Schraubenschlüssel, Ringmaulschlüssel, Schlüsselsatz, Maulschlüssel, 扳手, 开口扳手, 士巴拿, 扳手套裝, 스패너, 스패너 세트, 렌치`,
  'socket-sets': `
    socket, socket set, sockets, ratchet set, طقم بكسات, بكسات, لقم, طقم لقم, בוקסות, סט בוקסות, douille, douilles, coffret douilles, coffret à douilles
    dados, juego de dados, vasos, juego de vasos, carraca, soquete, jogo de soquetes, catraca, Nuss, Nüsse, Steckschlüssel, Steckschlüsselsatz, Ratschenkasten
    套筒, 棘轮套筒, 套筒套裝, 소켓, 소켓 세트, 복스`,
  gauges: `
    pressure gauge, gauge, pressure test kit, test gauge, hydraulic test kit, ساعة ضغط, جهاز قياس ضغط, عداد ضغط, فحص ضغط, מד לחץ, שעון לחץ, ערכת בדיקת לחץ
    manomètre, mallette de pression, kit manomètres, manómetro, medidor de presión, kit de manómetros, manômetro, kit de manômetros, medidor de pressão
    Manometer, Druckprüfkoffer, Druckmesskoffer, 压力表, 测压表, 壓力錶, 測壓錶, 압력계, 압력 게이지, 게이지`,
  jacks: `
    jack, bottle jack, hydraulic jack, floor jack, جك, جك تمساح, رافعة زيتية, كريك, عفريتة, ג׳ק, מגבה, cric, cric bouteille, vérin bouteille
    gato, gato de botella, gato hidráulico de botella, macaco, macaco hidráulico, macaco garrafa, Wagenheber, Stempelwagenheber, Hydraulikheber
    千斤顶, 千斤頂, 唧, 油唧, 油壓唧, 잭, 유압 잭, 자키, 작기`,
  'grease-guns': `
    grease gun, grease pump, lever grease gun, مشحمة, مسدس شحم, مضخة شحم, طرمبة شحم, מזרק גריז, אקדח גריז, מגרזת, pompe à graisse, pistolet à graisse, graisseur
    engrasadora, pistola de grasa, pistola engrasadora, bomba de graxa, engraxadeira, Fettpresse, Handhebelfettpresse, 黄油枪, 注油枪, 黃油槍, 雪油槍, 그리스 건, 구리스건, 그리스건`,
  lifting:
    'lifting gear, lifting, rigging, عدة رفع, معدات رفع, ציוד הרמה, levage, accessoires de levage, izaje, elevación, içamento, elevação, Hebezeug, Anschlagmittel, 吊具, 索具, 인양 용품, 줄걸이',
  'chain-slings': `
    chain sling, sling, lifting chain, chain slings, سلسلة رفع, سلنق, سلينج, واير رفع, ענב, שרשרת הרמה, ענב שרשרת, élingue, élingue chaîne, élingues
    eslinga, eslinga de cadena, eslingas, linga, lingas, linga de corrente, Anschlagkette, Kettengehänge, Hebekette, 吊链, 链条吊索, 吊索, 吊鏈, 鏈吊, 체인 슬링, 슬링, 체인슬링`,
  shackles: `
    shackle, shackles, bow shackle, d shackle, شكل, شكال, قفل رفع, شاكل, שאקל, שגל, סגיר, manille, manilles, grillete, grilletes, manilha, manilhas
    Schäkel, 卸扣, 卸克, 沙古, 샤클, 샤클 고리, 사클`,
  services:
    'service supplies, inspection supplies, log books, مستلزمات صيانة, consumibles de servicio, consommables d’entretien, Wartungsbedarf',
  'maintenance-visits': `
    service book, service record, maintenance book, maintenance log, log book, logbook, دفتر صيانة, سجل صيانة, ספר טיפולים, יומן טיפולים, carnet d’entretien, livret d’entretien
    libro de mantenimiento, cuaderno de mantenimiento, bitácora, caderno de manutenção, livro de manutenção, Wartungsheft, Serviceheft
    保养手册, 保养记录本, 保養簿, 保養紀錄, 정비 기록부, 정비 수첩, 정비일지`,
  'machine-inspections': `
    checklist, inspection checklist, daily checklist, inspection book, pre start book, تشيك لست, قائمة فحص, دفتر فحص, רשימת בדיקה, צ׳קליסט, בדיקה יומית
    liste de contrôle, check-list, fiche de contrôle, lista de inspección, lista de chequeo, checklist diario, lista de inspeção, check list
    Checkliste, Prüfliste, Prüfbuch, 点检表, 检查表, 點檢表, 檢查表, 점검표, 체크리스트, 점검 체크리스트`,
  'oil-analysis': `
    oil sample kit, oil sampling, oil sample bottle, oil analysis, oil analysis kit, عينة زيت, تحليل زيت, فحص زيت, דגימת שמן, בדיקת שמן, ערכת דגימה
    analyse d’huile, prélèvement d’huile, flacon huile, análisis de aceite, muestra de aceite, kit de muestreo, análise de óleo, amostra de óleo, coleta de óleo
    Ölanalyse, Ölprobe, Ölprobenset, 油样, 油样瓶, 油品检测, 油樣, 油樣瓶, 오일 분석, 오일 채취, 오일 샘플`,
}
