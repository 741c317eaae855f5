import type { WordsByCode } from './words.ts'

const BUCKETS = `
    bucket, excavator bucket, digger bucket, باكت, دلو, جردل, بكت, قادوس, כף, כף מחפר, דלי, Löffel, Baggerlöffel,
    godet, godets, cuchara, cucharón, cazo, balde, caçamba, concha, 铲斗, 挖斗, 泥斗, 挖機斗, 鏟斗, 버킷, 바가지`

/** Words of the trade for parts of machines, by the category of the mall that they mean. */
export const partsOfMachines: WordsByCode = {
  filters:
    'filter, filters, فلتر, فلاتر, مرشح, מסנן, פילטר, filtre, filtro, Filter, 滤芯, 滤清器, 濾芯, 濾清器, 隔, 필터, 휠터',
  'hydraulic-filters': `
    hydraulic filter, hydraulic oil filter, hyd filter, فلتر هيدروليك, فلتر هيدروليكي, فلاتر هيدروليك, فلتر زيت هيدروليك
    מסנן הידראולי, פילטר הידראולי, מסנן שמן הידראולי, filtre hydraulique, filtre à huile hydraulique
    filtro hidráulico, filtro de aceite hidráulico, filtro de óleo hidráulico, Hydraulikfilter, Hydraulikölfilter
    液压滤芯, 液压油滤芯, 液压滤清器, 液壓濾芯, 液壓油濾芯, 유압 필터, 유압필터, 작동유 필터`,
  'return-filters': `
    return filter, return line filter, hydraulic return filter, فلتر راجع, فلتر الراجع, مرشح رجوع, מסנן חזרה
    filtre de retour, filtre retour, filtro de retorno, filtro retorno, Rücklauffilter
    回油滤芯, 回油滤清器, 回油濾芯, 리턴 필터, 리턴필터`,
  'pilot-filters': `
    pilot filter, pilot line filter, فلتر بايلوت, فلتر تحكم, מסנן פיקוד, filtre pilote, filtro piloto, filtro de pilotaje
    Vorsteuerfilter, Pilotfilter, 先导滤芯, 先导滤, 先導濾芯, 파일럿 필터, 파일롯 필터`,
  'suction-filters': `
    suction filter, suction strainer, strainer, tank strainer, مصفاة سحب, فلتر سحب, مصفاة هيدروليك, מסנן יניקה
    crépine, crépine d’aspiration, filtre d’aspiration, filtro de succión, filtro de aspiración, colador de succión
    filtro de sucção, Saugfilter, Ansaugfilter, 吸油滤芯, 吸油滤, 吸油濾芯, 흡입 필터, 석션 필터, 스트레이너`,
  'oil-filters': `
    oil filter, engine oil filter, lube filter, motor oil filter, فلتر زيت, فلتر زيت محرك, فلتر زيت مكينة, فلتر الزيت, فلاتر زيت
    סיפולוקס, מסנן שמן, פילטר שמן, filtre à huile, filtre huile, filtro de aceite, filtro aceite, filtro de óleo, filtro óleo
    filtro lubrificante, Ölfilter, Motorölfilter, 机油滤芯, 机滤, 机油格, 機油濾芯, 機油隔, 油隔, 偈油格, 偈油隔, 오일 필터, 오일필터, 오일 휠터, 엔진오일 필터`,
  'fuel-filters': `
    fuel filter, diesel filter, فلتر ديزل, فلتر وقود, فلتر الديزل, فلتر سولار, فلاتر ديزل, מסנן דלק, מסנן סולר, פילטר סולר, פילטר דלק
    filtre à gasoil, filtre gasoil, filtre à carburant, filtre carburant, filtre gazole, filtre diesel
    filtro de combustible, filtro combustible, filtro de gasoil, filtro diésel, filtro de diesel, filtro de combustível, filtro combustível
    Kraftstofffilter, Dieselfilter, 柴油滤芯, 柴滤, 燃油滤芯, 柴油格, 柴油濾芯, 柴油隔, 燃油隔, 燃油濾芯, 연료 필터, 연료필터, 경유 필터`,
  'water-separators': `
    water separator, fuel water separator, water trap, فاصل ماء, فاصل الماء, فلتر فاصل ماء, فلتر ماء, مفرزة ماء, מפריד מים, מסנן מפריד מים
    séparateur d’eau, décanteur, séparateur eau gasoil, separador de agua, trampa de agua, separador de água
    Wasserabscheider, 油水分离器, 油水分離器, 水分离器, 수분 분리기, 유수분리기, 수분분리기`,
  'air-filters': `
    air filter, air cleaner, air element, engine air filter, فلتر هواء, فلتر الهواء, فلتر هوا, فلاتر هواء, מסנן אוויר, פילטר אוויר
    filtre à air, filtre air, filtro de aire, filtro aire, filtro de ar, filtro ar, Luftfilter, 空气滤芯, 空滤, 空气格
    空氣濾芯, 風隔, 空氣隔, 風格, 에어 필터, 에어필터, 에어클리너, 공기 필터`,
  'cab-filters': `
    cab filter, cabin filter, cab air filter, ac filter, aircon filter, فلتر كابينة, فلتر مكيف, فلتر المكيف, فلتر كبينة
    מסנן מזגן, מסנן תא מפעיל, פילטר מזגן, filtre cabine, filtre de cabine, filtre d’habitacle, filtre clim, filtro de cabina
    filtro cabina, filtro de habitáculo, filtro de cabine, filtro do ar condicionado, Kabinenfilter, Innenraumfilter
    空调滤芯, 驾驶室滤芯, 冷气格, 冷氣隔, 冷氣濾芯, 空調濾芯, 캐빈 필터, 에어컨 필터, 실내 필터, 히터 필터`,
  'service-sets': `
    service kit, filter kit, filter set, maintenance kit, 500 hour kit, 500h service kit, pm kit, طقم فلاتر, طقم صيانة, كيت فلاتر, فلاتر سيرفس, فلترات سيرفس
    ערכת טיפול, ערכת מסננים, סט פילטרים, kit de filtres, kit filtres, kit d’entretien, kit de filtros, kit filtros
    juego de filtros, kit de mantenimiento, kit de revisão, jogo de filtros, Filtersatz, Wartungskit, Wartungssatz, Filterkit
    保养套装, 滤芯套装, 三滤, 保養套裝, 濾芯套裝, 필터 세트, 필터세트, 필터 키트`,
  teeth: `
    teeth, tooth, edge, ground engaging tools, أسنان, سن, שיניים, שן, dents, dent, dientes, diente, dentes, dente, Zähne, Zahn, 齿, 齒, 이빨`,
  'bucket-teeth': `
    bucket teeth, bucket tooth, bucket tips, tips, tooth tip, tooth tips, tooth point, digging teeth, أسنان باكت, سن باكت, اسنان بوكلين
    أسنان جردل, ضروس, ضروس باكت, שיני כף, שן כף, שיניים לכף, שיני דלי, dents de godet, dent de godet, pointe de godet
    dientes de cuchara, diente de cuchara, uñas, uña, dientes de cucharón, puntas, dentes de caçamba, dente de caçamba, unha
    unhas, ponta de dente, Baggerzähne, Baggerzahn, Löffelzahn, Löffelzähne, Zahnspitze, Zahnspitzen, 斗齿, 斗牙, 齿尖
    斗齒, 斗牙, 泥斗牙, 버킷 투스, 투스, 버켓 이빨, 바가지 이빨, 버킷 이빨`,
  'cutting-edges': `
    cutting edge, bolt on edge, bolt-on edge, loader edge, blade edge, loader blade, شفرة, شفرة شيول, سكين شيول, سكينة, شفرة قطع
    שפם, להב חיתוך, סכין כף, lame d’usure, lame d’attaque, bord d’attaque, cuchilla, cuchillas, filo, borde cortante
    lâmina, lâmina da pá carregadeira, borda cortante, faca, Unterschraubmesser, Schürfleiste, Schneidmesser, Schaufelmesser, Messer
    刀板, 切削刃, 副刀板, 主刀板, 剷刀板, 커팅 에지, 커팅엣지, 삽날`,
  'side-cutters': `
    side cutter, side cutters, sidecutter, شفرة جانبية, سن جانبي, סכין צד, להב צד, couteau latéral, lame latérale
    cortador lateral, cortadores laterales, cortador lateral da caçamba, lâmina lateral, Seitenschneider, Seitenmesser
    边齿, 侧齿, 边刀, 邊齒, 邊刀, 側齒, 사이드 커터, 사이드커터`,
  'grader-blades': `
    grader blade, motor grader blade, grader edge, grader cutting edge, شفرة جريدر, سكين جريدر, سكينة قريدر, شفرات قريدر
    להב מפלסת, סכין מפלסת, lame de niveleuse, cuchilla de motoniveladora, cuchilla motoniveladora, lâmina de motoniveladora
    lâmina de patrol, faca de patrol, Graderschneide, Graderschar, Gradermesser, 平地机刀片, 平地机铲刀, 平地機刀片, 그레이더 날, 그레이더 삽날`,
  undercarriage: `
    undercarriage, undercarriage parts, track parts, جنزير, جنازير, شاسيه سفلي, זחלים, חלקי זחל, מרכב תחתון
    train de roulement, tren de rodaje, rodaje, tren de rodadura, material rodante, rodante, Laufwerk, Laufwerksteile
    底盘件, 四轮一带, 底盤件, 하부, 하체, 언더캐리지`,
  'track-rollers': `
    track roller, bottom roller, lower roller, bottom rollers, رولة, رولات, رولة سفلية, رولات جنزير, بكرة سفلية
    גלגלת, גלגלת תחתונה, רולר תחתון, גלגלי זחל, galet, galet inférieur, galet de roulement, galets inférieurs
    rodillo inferior, rodillo de oruga, rodillos inferiores, rolete inferior, rolete, roletes, Laufrolle, Laufrollen
    支重轮, 下轮, 支重輪, 下轆, 하부 롤러, 하부로라, 트랙 롤러, 하롤러, 하로라`,
  'carrier-rollers': `
    carrier roller, top roller, upper roller, رولة علوية, رولات علوية, بكرة علوية, גלגלת עליונה, רולר עליון
    galet supérieur, galet porteur, rodillo superior, rodillos superiores, rolete superior, rolo superior
    Stützrolle, Tragrolle, 托链轮, 托轮, 上轮, 托鏈輪, 上轆, 상부 롤러, 상부로라, 캐리어 롤러, 상롤러`,
  idlers: `
    idler, front idler, track idler, idler wheel, عجلة أمامية, عجلة شد, عجلة جنزير أمامية, ايدلر, גלגל מתיחה, גלגל מוביל, איידלר
    roue folle, roue tendeuse, barbotin avant, rueda guía, rueda tensora, rueda loca, roda guia, roda-guia, Leitrad, Umlenkrad
    引导轮, 导向轮, 引導輪, 導向輪, 아이들러, 아이들라, 전부 아이들러`,
  sprockets: `
    sprocket, drive sprocket, final drive sprocket, سبروكت, ترس, ترس جنزير, ترس جنازير, تروس جنزير, גלגל הינע, גלגל שיניים לזחל, גלגל שיניים זחל, גלגל שיניים, ספרוקט
    barbotin, couronne de barbotin, rueda motriz, rueda cabilla, catalina, piñón, roda motriz, coroa, Turas, Antriebsrad, Triebrad
    驱动轮, 驱动齿, 齿圈, 驅動輪, 驅動齒, 스프로킷, 스프로켓`,
  'track-chains': `
    track chain, track link, track links, link assembly, track link assembly, chain assembly, سلسلة جنزير, شين, سلسلة, زنجير
    שרשרת זחל, שרשרת, chaîne de chenille, chaîne, chaîne à maillons, cadena, cadena de oruga, cadena de rodaje, corrente, corrente de esteira
    Laufwerkskette, Rollenkette, Kette ohne Platten, 链轨, 链条, 链轨节, 鏈軌, 鏈條, 트랙 링크, 트랙링크, 트랙 체인, 체인`,
  'track-groups': `
    track group, track assembly, complete track, steel track, track with shoes, track chain complete, track chain with shoes, جنزير كامل, جنزير حديد, זחל פלדה, זחל שלם
    chaîne complète, chenille complète, chenille acier, oruga completa, cadena completa, esteira completa, esteira de aço
    Kettenband, Stahlkette, Kette komplett, 履带总成, 履带, 履帶總成, 履帶, 트랙 어셈블리, 궤도 어셈블리, 트랙 앗세이, 트랙 그룹`,
  'track-shoes': `
    track shoe, track shoes, track pad, track pads, track plate, grouser, shoe plate, بلاطة جنزير, بلاط جنزير, بلاطات, نعل جنزير
    נעל זחל, נעליים לזחל, כפית זחל, tuile, tuiles, patin de chenille, patins, zapata, zapatas, teja, tejas, sapata, sapatas
    Bodenplatte, Bodenplatten, Dreistegplatten, 履带板, 链板, 履帶板, 鏈板, 트랙 슈, 트랙슈, 슈판, 슈`,
  'rubber-tracks': `
    rubber track, rubber tracks, rubber belt track, جنزير مطاط, جنزير ربل, جنزير كاوتش, ربل تراك, זחל גומי, זחלי גומי
    chenille caoutchouc, chenilles caoutchouc, chenille en caoutchouc, oruga de goma, orugas de goma, oruga de caucho
    esteira de borracha, Gummikette, Gummiketten, Gummilaufwerk, 橡胶履带, 胶履带, 橡膠履帶, 膠履帶, 膠帶鏈, 고무 트랙, 고무트랙, 고무 궤도, 고무크롤러`,
  hydraulics:
    'hydraulic parts, قطع هيدروليك, هيدروليك, הידראוליקה, pièces hydrauliques, piezas hidráulicas, peças hidráulicas, Hydraulikteile, 液压件, 液壓件, 유압 부품',
  'hydraulic-pumps': `
    hydraulic pump, main pump, hyd pump, piston pump, طرمبة هيدروليك, مضخة هيدروليك, طرمبة, بمب هيدروليك, مضخة رئيسية
    משאבה הידראולית, משאבה ראשית, משאבת הידראוליקה, pompe hydraulique, pompe principale, bomba hidráulica, bomba principal
    Hydraulikpumpe, Hauptpumpe, 液压泵, 主泵, 液壓泵, 油泵, 大泵, 유압 펌프, 유압펌프, 메인 펌프, 메인펌프`,
  cylinders: `
    cylinder, hydraulic cylinder, bucket cylinder, ram, بستم هيدروليك, سلندر, سلندر هيدروليك, جك باكت, سلندر باكت, بوم سلندر
    צילינדר, בוכנה הידראולית, צילינדר הידראולי, vérin, vérin hydraulique, vérin de godet, cilindro, cilindro hidráulico, gato hidráulico
    cilindro da caçamba, Zylinder, Hydraulikzylinder, Löffelzylinder, 油缸, 液压缸, 铲斗油缸, 液壓缸, 油壓唧, 실린더, 유압 실린더, 유압실린더`,
  'seal-kits': `
    seal kit, cylinder seal kit, repair kit, oil seal kit, boom seal kit, طقم جلود, جلود, طقم اويل سيل, كيت جلود, طقم جلد, سيل كت
    ערכת אטמים, סט אטמים, אטמים לבוכנה, kit de joints, kit joints, pochette de joints, joints de vérin, kit de sellos, kit de retenes
    juego de sellos, juego de retenes, kit de vedação, kit vedação, reparo do cilindro, reparo, Dichtsatz, Dichtungssatz, Zylinderdichtsatz
    油封, 修理包, 油封修理包, 油封包, 油封套裝, 씰 키트, 씰키트, 오링 키트, 실키트`,
  hoses: `
    hose, hydraulic hose, high pressure hose, hose pipe, خرطوم, هوز, هوز هيدروليك, لي هيدروليك, خرطوم ضغط, خراطيم
    צינור, צינור הידראולי, צינור לחץ, flexible, flexible hydraulique, durite, tuyau hydraulique, manguera, manguera hidráulica, latiguillo
    mangueira, mangueira hidráulica, Schlauch, Hydraulikschlauch, 软管, 油管, 液压管, 高压油管, 軟管, 油喉, 喉管, 호스, 유압 호스, 유압호스`,
  fittings: `
    fitting, fittings, quick coupling, quick couplings, hose coupling, hydraulic coupling, adapter, نبل, وصلة, وصلات, فيتنج, كوبلنج
    מחבר, מצמד מהיר, ניפל, מחברים, raccord, raccords, coupleur hydraulique, raccord rapide, racor, racores, acople rápido
    enchufe rápido hidráulico, conexão, conexões, engate rápido hidráulico, Verschraubung, Kupplung, Hydraulikkupplung, Steckkupplung
    接头, 快速接头, 快插, 接頭, 快速接頭, 喉咀, 피팅, 커플링, 유압 커플러, 니플`,
  engine:
    'engine part, engine parts, spare parts engine, قطع مكينة, قطع محرك, חלקי מנוע, pièces moteur, repuestos de motor, peças de motor, Motorteile, 发动机配件, 引擎零件, 엔진 부품',
  turbochargers: `
    turbo, turbocharger, turbo charger, تيربو, توربو, تربو, شاحن توربيني, טורבו, מגדש, turbocompresseur, turbo compresseur
    turbocompresor, turbocompressor, turbina, Turbolader, Abgasturbolader, 涡轮, 增压器, 渦輪, 터보, 터보차저, 터보차져`,
  radiators: `
    radiator, water radiator, cooler, رديتر, راديتر, رادياتير, مبرد, רדיאטור, מצנן, radiateur, refroidisseur, radiador
    Kühler, Wasserkühler, 水箱, 散热器, 散熱器, 라디에이터, 라지에타, 라디에타`,
  belts: `
    belt, fan belt, drive belt, v belt, alternator belt, سير, سيور, قشاط, سير مروحة, سير دينمو, רצועה, רצועת מאוורר, רצועת אלטרנטור
    courroie, courroies, courroie ventilateur, courroie alternateur, correa, correas, correa ventilador, correia, correia do ventilador
    Keilriemen, Riemen, Antriebsriemen, Lüfterriemen, 皮带, 风扇皮带, 皮帶, 風扇皮帶, 벨트, 팬벨트, 팬 벨트`,
  'piston-sets': `
    piston set, piston kit, liner kit, piston and liner, piston, liner, cylinder liner, sleeve kit, بستم, بساتم, شميز, طقم بساتم, بستم وشميز
    בוכנה, בוכנות, שרוול, piston, pistons, chemise, kit piston chemise, pistón, pistones, camisa, camisas, kit pistão, pistão
    Kolben, Kolbensatz, Laufbuchse, Zylinderlaufbuchse, 活塞, 缸套, 四配套, 活塞套裝, 피스톤, 라이너, 피스톤 세트`,
  injectors: `
    injector, fuel injector, diesel injector, nozzle, بخاخ, بخاخات, رشاش ديزل, رشاشات, انجكتر, מזרק, מזרקים, מזרק דיזל
    injecteur, injecteurs, inyector, inyectores, injetor, injetores, bico injetor, bicos, Einspritzdüse, Injektor, Injektoren
    喷油嘴, 喷油器, 噴油嘴, 噴油器, 油咀, 인젝터, 연료 인젝터, 노즐`,
  'water-pumps': `
    water pump, coolant pump, طرمبة ماء, طرمبة ماي, مضخة ماء, طرمبة موية, بمب ماي, משאבת מים, pompe à eau, bomba de agua, bomba d’água
    bomba dágua, Wasserpumpe, Kühlmittelpumpe, 水泵, 워터 펌프, 워터펌프, 물펌프`,
  gaskets: `
    gasket, gasket set, gasket kit, head gasket, overhaul gasket kit, top gasket set, وجه راس, وجه, طقم وجوه, كسكيت, طقم كسكيتات
    אטם ראש, ערכת אטמי מנוע, סט אטמים למנוע, joint de culasse, pochette moteur, joints moteur, junta, juntas, junta de culata
    juego de juntas, empaque, empaques, junta do cabeçote, jogo de juntas, Zylinderkopfdichtung, Kopfdichtung, Motordichtsatz
    气缸垫, 缸垫, 大修包, 汽缸墊, 缸墊, 床墊, 개스킷, 가스켓, 헤드 가스켓`,
  electrical:
    'electrical parts, electrics, كهرباء, قطع كهرباء, חשמל, pièces électriques, électrique, eléctrico, elétrica, Elektrik, 电器, 電器, 전기 부품',
  batteries: `
    battery, batteries, starter battery, truck battery, بطارية, بطاريات, מצבר, מצברים, batterie, batteries, batería, baterías, acumulador
    bateria, Batterie, Starterbatterie, 电瓶, 蓄电池, 电池, 電池, 電瓶, 蓄電池, 배터리, 밧데리, 바테리`,
  alternators: `
    alternator, dynamo, charging alternator, دينمو, دينامو, دينمو شحن, מחולל, אלטרנטור, דינמו, alternateur, dynamo, alternador
    Lichtmaschine, 充电机, 充電機, 發電機頭, 알터네이터, 알터, 제네레다, 제너레이터`,
  starters: `
    starter, starter motor, self starter, cranking motor, سلف, مارش, سلف مكينة, بادئ حركة, סטרטר, מתנע, démarreur, arranque
    motor de arranque, burro de arranque, marcha, motor de partida, arranque, Anlasser, Starter, 起动机, 启动马达, 马达
    起動馬達, 摩打, 스타터, 스타트 모터, 세루모터, 세루모타, 시동모터`,
  'work-lights': `
    work light, work lamp, led light, led lamp, flood light, head light, كشاف, كشافات, لمبة عمل, ليت, פנס, פנס עבודה, פנסים
    phare de travail, phare, feu de travail, projecteur, faro de trabajo, foco, foco led, luz de trabajo, farol, farol de trabalho, farol led
    Arbeitsscheinwerfer, Scheinwerfer, Arbeitsleuchte, 工作灯, 大灯, 工作燈, 大燈, 射燈, 작업등, 워크 라이트, 써치라이트`,
  beacons: `
    beacon, warning light, flashing light, rotating beacon, strobe, فلشر, ضوء تحذير, لمبة دوارة, צ׳קלקה, פנס אזהרה, פנס מהבהב
    gyrophare, rotativo, luz giratoria, girofaro, baliza, giroflex, sinalizador, giroled, Rundumleuchte, Warnleuchte, Rundumkennleuchte
    警示灯, 爆闪灯, 警示燈, 閃燈, 經光燈, 경광등, 비콘`,
  wiring: `
    wiring, wiring harness, wire harness, loom, engine harness, ضفيرة, وايرنج, ضفيرة كهرباء, أسلاك, צמה, צמת חשמל, חיווט, faisceau
    faisceau électrique, câblage, arnés eléctrico, ramal, cableado, mazo de cables, chicote, chicote elétrico, Kabelbaum
    线束, 電線束, 線束, 하네스, 와이어 하네스, 배선`,
  cameras: `
    camera, rear camera, reverse camera, backup camera, كاميرا, كاميرا خلفية, كاميرا رجوع, מצלמה, מצלמת רוורס, מצלמת אחורית
    caméra, caméra de recul, cámara, cámara de reversa, cámara trasera, cámara de marcha atrás, câmera, câmera de ré, Kamera, Rückfahrkamera
    倒车影像, 摄像头, 倒車鏡頭, 鏡頭, 후방 카메라, 후방카메라, 카메라`,
  'mall-attachments':
    'attachment, attachments, ملحقات, ملحق, אביזרים, accessoires, équipements, implementos, accesorios, Anbaugeräte, 属具, 屬具, 어태치먼트, 어태치',
  'digging-buckets': `${BUCKETS}
    digging bucket, general purpose bucket, gp bucket, rock bucket, دلو حفر, باكت حفر, כף חפירה, godet de terrassement, godet rétro
    cazo de excavación, caçamba de escavação, Tieflöffel, 挖斗, 굴착 버킷, 표준 버킷`,
  'trench-buckets': `${BUCKETS}
    trench bucket, trenching bucket, narrow bucket, باكت خنادق, دلو خنادق, כף תעלה, godet de tranchée, godet étroit, cazo de zanja
    cuchara de zanjas, cazo estrecho, caçamba de valas, concha estreita, Schmallöffel, Kabellöffel, 挖沟斗, 窄斗, 挖溝斗, 트렌치 버킷`,
  'grading-buckets': `${BUCKETS}
    grading bucket, cleaning bucket, ditching bucket, mud bucket, batter bucket, باكت تسوية, دلو تسوية, باكت تنظيف, כף יישור, כף ניקוי
    godet de curage, godet lisse, cazo de limpieza, cuchara de limpieza, caçamba de limpeza, Grabenräumlöffel, Böschungslöffel, Planierlöffel
    平整斗, 清淤斗, 平斗, 평탄 버킷, 평삽`,
  'mall-breakers': `
    breaker, hydraulic breaker, hydraulic hammer, rock breaker, jack hammer, hammer, جاك همر, جك همر, دقاق, بريكر, مطرقة, كسارة هيدروليك, همر
    פטיש, פטיש הידראולי, ברייקר, brise-roche, marteau hydraulique, brh, martillo, martillo hidráulico, martillo rompedor
    rompedor, martelo hidráulico, rompedor hidráulico, Hydraulikhammer, Abbruchhammer, 破碎锤, 炮头, 炮锤, 破碎錘, 炮頭, 炮機頭, 브레이커, 브레카, 뿌레카`,
  chisels: `
    chisel, breaker tool, moil point, moil, breaker chisel, hammer chisel, ازميل, أزميل, سيخ بريكر, سيخ جاك همر, مسمار بريكر, رمح دقاق
    אזמיל, אזמל, סיך, שפיץ לפטיש, burin, pic, pique brh, outil brh, pointerolle, cincel, puntero, pica, barreta, ponteira, ponteiro, talhadeira
    Meißel, Spitzmeißel, Flachmeißel, Hammermeißel, 钎杆, 钢钎, 炮钎, 钎子, 鋼釺, 炮釺, 釺桿, 치즐, 노미, 브레이커 노미`,
  couplers: `
    quick coupler, quick hitch, coupler, quickhitch, hitch, كويك كبلر, كوبلر, وصلة سريعة, קוויק קאפלר, מחבר מהיר, coupleur rapide, attache rapide
    enganche rápido, acoplador rápido, engate rápido, Schnellwechsler, 快换, 快换器, 快速连接器, 快換器, 快換頭, 퀵커플러, 퀵 커플러, 링크, 퀵카플라, 퀵카플러`,
  rippers: `
    ripper, ripper shank, shank, single shank, ريبر, ريبر بوكلين, מקרע, ריפר, dent de déroctage, dent ripper, ripper, défonceuse
    riper, diente ripper, desgarrador, escarificador, Reißzahn, Aufreißer, Felszahn, 松土器, 松土钩, 單鈎, 勾牙, 鬆土鈎, 리퍼, 립퍼`,
  forks: `
    fork, forks, pallet fork, pallet forks, fork tines, شوكة, شوك, شوكات, شوك رافعة, מזלג, מזלגות, fourches, fourche, fourche à palettes
    horquilla, horquillas, uñas montacargas, garfo, garfos, Gabel, Palettengabel, Staplergabel, Gabelzinken, 货叉, 叉子, 叉臂, 貨叉, 叉腳, 포크, 지게발, 지게차 포크`,
  augers: `
    auger, earth auger, auger drive, earth drill, post hole digger, بريمة, حفار اوجر, اوجر, מקדח, מקדח אדמה, tarière, tarrière
    barrena, ahoyador, perforadora de suelo, perfuratriz, broca, Erdbohrer, Bohrschnecke, 螺旋钻, 钻头, 螺旋鑽, 鑽頭, 오거, 어스 오거, 오가`,
  'mall-grapples': `
    grapple, grab, stone grapple, rock grab, log grapple, orange peel, كماشة, قراب, كلابة, كبشة, תופסן, צבת, מלקחת, grappin, pince, pince à pierres
    garra, pinza, almeja, pulpo, Greifer, Zweischalengreifer, Sortiergreifer, 抓斗, 抓木器, 抓石器, 蟹爪, 집게, 그래플, 그라플`,
}
