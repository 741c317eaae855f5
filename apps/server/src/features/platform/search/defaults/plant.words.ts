import type { WordsByCode } from './words.ts'

/** Trade words by the category they mean: as the catalogue names one machine, and as yards do. */
export const plant: WordsByCode = {
  'concrete-pumps-truck': `
    concrete pump
    مضخة خرسانة, بمب, بم خرسانة, بم, بمب خرسانة
    משאבת בטון, משאבות בטון
    pompe à béton, pompes à béton
    bomba de hormigón, bomba de concreto, bombas de hormigón
    bomba de concreto, bombas de concreto
    Betonpumpe, Betonpumpen
    混凝土泵, 泵车
    混凝土泵
    콘크리트 펌프
    truck-mounted concrete pump, 混凝土泵车, مضخة خرسانة محمولة على شاحنة, pompe à béton sur camion,
    混凝土泵車, bomba de concreto com lança, 콘크리트 펌프카, משאבת בטון על משאית, Autobetonpumpe,
    bomba de hormigón sobre camión
    boom pump, truck mounted concrete pump, concrete boom pump
    بمب خرسانة سيارة, مضخة خرسانة بذراع
    天泵, 混凝土泵车
    펌프카, 콘크리트펌프카
    石屎泵, 石屎泵車, مضخة بم, بوم بمب, bomba pluma, pompe à flèche, 압송차, concrete pump truck`,
  'concrete-pumps-line': `
    concrete pump
    مضخة خرسانة, بمب, بم خرسانة, بم, بمب خرسانة
    משאבת בטון, משאבות בטון
    pompe à béton, pompes à béton
    bomba de hormigón, bomba de concreto, bombas de hormigón
    bomba de concreto, bombas de concreto
    Betonpumpe, Betonpumpen
    混凝土泵
    混凝土泵
    콘크리트 펌프
    concrete line pump, 混凝土拖泵, مضخة خرسانة أرضية, pompe à béton stationnaire, 混凝土地泵,
    bomba de concreto estacionária, 트레일러형 콘크리트 펌프, משאבת בטון נייחת, stationäre Betonpumpe,
    bomba de hormigón estacionaria
    line pump, stationary concrete pump, trailer pump
    بمب أرضي
    地泵, 拖泵
    石屎泵, مضخة بم`,
  'concrete-mixers': `
    concrete mixer truck, 混凝土搅拌车, خلاطة خرسانة على شاحنة, camion toupie, 混凝土攪拌車,
    caminhão betoneira, 콘크리트 믹서트럭, מערבל בטון, Fahrmischer, camión hormigonera
    concrete mixer, transit mixer, mixer truck, cement mixer, cement truck, agitator truck
    خلاطة, خلاطة خرسانة, ميكسر, ترانزيت ميكسر, خلاطات, خلاطة أسمنت
    מערבל בטון, מיקסר בטון, מערבל
    toupie, camion toupie, camion malaxeur, bétonnière
    hormigonera, camión hormigonera, mixer, camión mezclador, concretera
    betoneira, caminhão betoneira
    Betonmischer, Fahrmischer, Mischer
    搅拌车, 水泥车, 混凝土车, 罐车
    攪拌車, 田螺車, 石屎車
    믹서트럭, 레미콘, 레미콘 트럭
    toupie béton, toupie à béton, malaxeur, trompo, olla, revolvedora, مكسر, شاحنة خلاطة`,
  'batching-plants': `
    concrete batching plant, 混凝土搅拌站, محطة خلط خرسانة, centrale à béton, 混凝土配料廠, usina de concreto,
    콘크리트 배치플랜트, מפעל בטון, Betonmischanlage, planta de hormigón
    batching plant, concrete plant, batch plant
    محطة خرسانة, باتشنج بلانت
    搅拌站`,
  'self-loading-mixers': `
    self-loading concrete mixer, 自上料混凝土搅拌车, خلاطة خرسانة ذاتية التحميل, bétonnière autochargeuse,
    自動上料混凝土攪拌車, autobetoneira, 셀프로딩 콘크리트 믹서, מערבל בטון בהעמסה עצמית, selbstladender Betonmischer,
    autohormigonera
    self loading mixer, fiori, self loader mixer`,
  'crushing-screening': `
    crusher, crushers, crushing plant
    كسارة, كسارات
    מגרסה, מגרסות
    concasseur, concasseurs
    trituradora, chancadora, trituradoras
    britador, britadores
    Brecher, Brechanlage
    破碎机, 碎石机
    碎石機, 破碎機
    크러셔, 파쇄기, 쇄석기
    كراشر, كرشر, machacadora, Steinbrecher, rebritador`,
  'jaw-crushers': `
    jaw crusher, 颚式破碎机, كسارة فكية, concasseur à mâchoires, 顎式破碎機, britador de mandíbulas, 조 크러셔,
    מגרסת לסת, Backenbrecher, trituradora de mandíbulas
    jaw crusher, jaw
    كسارة فكية
    颚破
    조크러셔
    죠크라샤`,
  'cone-crushers': `
    cone crusher, 圆锥破碎机, كسارة مخروطية, concasseur à cône, 圓錐破碎機, britador cônico, 콘 크러셔,
    מגרסת קונוס, Kegelbrecher, trituradora de cono`,
  'impact-crushers': `
    impact crusher, 反击式破碎机, كسارة صدمية, concasseur à percussion, 反擊式破碎機, britador de impacto,
    임팩트 크러셔, מגרסת אימפקט, Prallbrecher, trituradora de impacto`,
  screens: `
    screening plant, 筛分机, غربال فرز, crible, 篩分機, peneira, 스크린 선별기, נפה, Siebanlage, criba
    screener, screening plant, screen, vibrating screen
    غربال, سكرين
    筛分
    zaranda, cribleur, scalpeur, Siebmaschine, 선별기`,
  'stacking-conveyors': `
    stacking conveyor, 堆料输送机, سير ناقل للتكويم, convoyeur de mise en stock, 堆料輸送機,
    transportador empilhador, 스태킹 컨베이어, מסוע ערימה, Haldenband, cinta apiladora`,
  'drilling-piling': `
    drilling rig, drilling machine, piling rig, pile driver, drill rig
    حفار آبار, حفارة خوازيق, ماكينة حفر, بايلنج
    מכונת קידוח, מקדח
    foreuse, foreuses
    perforadora, piloteadora
    perfuratriz
    Bohrgerät, Bohrgeräte, Ramme
    钻机, 打桩机
    鑽機, 打樁機
    천공기, 항타기, 드릴`,
  'rotary-drilling-rigs': `
    rotary drilling rig, 旋挖钻机, حفارة خوازيق دورانية, foreuse rotative, 旋挖鑽機, perfuratriz rotativa,
    회전식 천공기, מכונת קידוח סיבובית, Drehbohrgerät, perforadora rotativa
    rotary rig, bored piling rig, rotary drill
    旋挖机, 旋挖
    로터리 천공기`,
  'dth-drilling-rigs': `
    down-the-hole drilling rig, 潜孔钻机, حفارة تثقيب DTH, foreuse fond de trou, 潛孔鑽機,
    perfuratriz de fundo de furo, DTH 천공기, מכונת קידוח DTH, Imlochbohrgerät,
    perforadora de martillo en fondo`,
  'anchor-drilling-rigs': `
    anchor drilling rig, 锚杆钻机, حفارة ثقب مراسي, foreuse d'ancrage, 錨桿鑽機, perfuratriz de tirantes,
    앵커 천공기, מכונת קידוח עוגנים, Ankerbohrgerät, perforadora de anclajes`,
  'piling-hammers': `
    piling hammer, 打桩锤, مطرقة دق خوازيق, marteau de battage, 打樁錘, martelo bate-estacas, 항타 해머,
    פטיש כלונסאות, Rammhammer, martillo de hinca
    pile hammer, diesel hammer, دقاق خوازيق, Rammbär, mouton, martillo de pilotes, bate-estacas, 柴油锤,
    柴油錘, 항타해머`,
  'vibro-hammers': `
    vibratory hammer, 振动锤, مطرقة خوازيق اهتزازية, vibrofonceur, 震動錘, martelo vibratório, 바이브로 해머,
    פטיש ויברו, Vibrationsramme, vibrohincador
    vibro hammer, vibro, vibratory pile driver, فيبرو, هزاز خوازيق, Vibrobär, Vibroramme,
    vibrohincadora, vibro cravador, 振动打桩锤, 震樁錘, 바이브로, ויברו`,
  generators: `
    generator, 发电机组, مولد كهرباء, groupe électrogène, 發電機組, grupo gerador, 발전기, גנרטור,
    Stromaggregat, grupo electrógeno
    generator, generators, genset, gensets, gen set, diesel generator, power generator, dg set
    مولد, مولدات, جنريتر, مولد كهرباء, جنريترات, جينيريتر, مولدة, ماطور كهرباء
    גנרטור, גנרטורים, גנרטור דיזל
    groupe électrogène, groupes électrogènes, générateur, génératrice
    generador, generadores, grupo electrógeno, planta eléctrica
    gerador, geradores, grupo gerador
    Stromaggregat, Generator, Notstromaggregat, Stromerzeuger, Aggregat
    发电机, 发电机组, 柴油发电机
    發電機, 發電機組
    발전기, 디젤 발전기, 제너레이터
    dg, dg sets, molid, molid kahraba, mowalid, mowaled, mwaled, makinat kahraba, جنريتور, جينيراتور,
    مولد ديزل, مكينة كهرباء, planta de luz, גנרטור חירום, 비상발전기, 柴发, 发电车, 柴油發電機`,
  'air-compressors': `
    air compressor, 空气压缩机, ضاغط هواء, compresseur d'air, 空氣壓縮機, compressor de ar, 공기압축기,
    מדחס אוויר, Baukompressor, compresor de aire
    compressor, air compressor, compressors
    كمبروسر, كمبريسر, ضاغط هواء, كومبريسور
    מדחס, קומפרסור
    compresseur
    compresor
    compressor de ar
    Kompressor, Druckluftkompressor
    空压机, 压缩机
    風機, 空壓機
    콤프레샤, 컴프레셔, 공기 압축기
    كمبرسر, كمبريشر, ضاغط, compresora, compresseur de chantier, 風泵, 风泵
    كمبروسر هواء, كمبرسر هواء`,
  'light-towers': `
    light tower, 移动照明灯塔, برج إنارة, tour d'éclairage, 流動照明燈塔, torre de iluminação, 이동식 조명탑,
    מגדל תאורה, Lichtmast, torre de iluminación
    light tower, lighting tower, light plant, tower light, tower
    برج إنارة, تاور لايت, لايت تاور
    מגדל תאורה
    mât d'éclairage, tour d'éclairage
    torre de iluminación
    torre de iluminação
    Lichtmast, Beleuchtungsmast
    灯塔, 照明车
    燈塔
    조명탑, 라이트타워
    برج إضاءة, أبراج إضاءة, كشاف متنقل, torre de luz, mât d’éclairage mobile, 투광기`,
  'welding-generators': `
    welding generator, 发电电焊机, ماكينة لحام بمولد, groupe de soudage, 發電電焊機, motossoldadora, 엔진 용접기,
    רתכת עם גנרטור, Schweißaggregat, motosoldadora`,
  'water-pumps': `
    water pump, 水泵, مضخة مياه, motopompe, motobomba, 양수기, משאבת מים, Wasserpumpe
    water pump, dewatering pump
    مضخة مياه
    水泵`,
  buckets: `
    bucket, 铲斗, دلو, godet, 泥斗, caçamba, 버킷, כף, Baggerlöffel, cucharón
    bucket, excavator bucket
    جردل, بكت, دلو, كيلة
    כף, דלי
    godet, godets
    balde, cucharón, cazo
    caçamba, concha
    Löffel, Baggerlöffel, Schaufel, Tieflöffel
    铲斗, 挖斗
    泥斗, 挖斗
    버킷, 바가지`,
  breakers: `
    hydraulic breaker, 液压破碎锤, مطرقة هيدروليكية, brise-roche hydraulique, 液壓破碎錘,
    rompedor hidráulico, 유압 브레이커, פטיש הידראולי, Hydraulikhammer, martillo hidráulico
    breaker, hydraulic breaker, rock breaker, hammer, jack hammer, hydraulic hammer
    جاك همر, بريكر, همر, شاكوش هيدروليك, دقاق, جكهمر, مطرقة هيدروليكية
    פטיש הידראולי, פטיש, ברייקר
    brise-roche, marteau hydraulique, brh
    martillo hidráulico, martillo, picotón
    rompedor, martelo hidráulico
    Hydraulikhammer, Abbruchhammer, Hydraulikmeißel
    破碎锤, 炮头, 液压锤
    炮頭, 破碎錘
    브레이커, 뿌레카, 유압브레이커
    함마, martillo rompedor, picão`,
  grapples: `
    grapple, 抓斗, كماشة هيدروليكية, grappin, garra, 그래플, תופסן, Greifer
    grapple, grab
    كباش, 집게, 抓木器, 夹木机, 夾斗, 蟹爪, pulpo, almeja, pinza, Sortiergreifer, Holzgreifer, Zweischalengreifer,
    pince de tri, grappin à ferraille, צבת, garra sucateira`,
  'quick-couplers': `
    quick coupler, 快换器, وصلة سريعة, attache rapide, 快速接頭, engate rápido, 퀵커플러, מחבר מהיר,
    Schnellwechsler, enganche rápido
    quick coupler, quick hitch, hitch
    كويك كبلر, كوبلر, 퀵카, 링크, Schnellwechselsystem, SW10, OilQuick, coupleur rapide, acople rápido,
    engate`,
  'undercarriage-parts': `
    undercarriage, 四轮一带, طقم جنزير, train de roulement, 履帶底盤, material rodante, 하부 주행체,
    מערכת זחלים, Laufwerk, tren de rodaje
    undercarriage, track chain, track shoes
    track group, track link, sprocket, idler, طقم جنزير كامل, جنازير, carrilería, cadena de orugas,
    rodante, chaîne de pelle, Laufwerksteile, Kettenlaufwerk, 履带总成, 底盘件, 履帶總成, 하부, 하부 부품, מזקו״ם`,
}
