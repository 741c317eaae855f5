import type { Content } from './content.ts'

const YARD = '월요일~금요일 08:00~18:00, 금요일 11:30~14:30 휴무. 토요일 08:00~14:00'
const DESK = '월요일~금요일 08:00~17:00, 금요일 11:30~14:30 휴무'

export const ko: Content = {
  currencies: {
    USD: '미국 달러',
    AED: 'UAE 디르함',
    SAR: '사우디 리얄',
    EUR: '유로',
    CNY: '중국 위안',
    KRW: '대한민국 원',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>아랍에미리트의 중고 건설기계: <strong>공개된 기준으로 등급을 매기고</strong>, 가동시간과 마모를 보여 주며, 서류와 함께 판매합니다.</p>',
  companyAddress: '아랍에미리트 샤르자 Al Sajaa 공업지구 2번 게이트',
  certifications: {
    inspection: {
      name: '독립 검사',
      title: '장비 종류에 따라 {least}~{most}개 항목 검사',
      details:
        '검사원이 야드에서 냉간 시동부터 트랙이나 타이어 마모까지 장비 종류에 따라 {least}~{most}개 항목을 검사합니다. 모든 측정값, 소견, 사진이 담긴 보고서를 볼 수 있습니다. 검사원이 판매자 소속이면 페이지에 표시합니다.',
      standards: '장비 종류별 검사표, 마모는 제조사 한계치 대비 백분율',
    },
    lifting: {
      name: '제3자 양중 검사 증명서(TPI)',
      title: '공인 검사 기관의 하중 시험',
      details:
        '크레인, 지게차, 호이스트, 고소작업대용입니다. 증명서에는 일련번호와 시험 내용, 안전사용하중이 적혀 있습니다. 유효 기간은 12개월이며 만료일이 표시됩니다.',
      standards: 'ISO/IEC 17020 검사 기관, ISO 9927-1 크레인 검사',
    },
    hours: {
      name: '가동시간 확인',
      title: '엔진 제어 장치(ECU)에서 읽은 가동시간',
      details:
        '제어 장치에서 엔진 가동시간을 읽어 운전실의 아워미터와 비교합니다. 차이가 있으면 페이지에 표시합니다.',
      standards: 'SAE J1939 엔진 가동시간, 제조사가 제공하는 경우 ISO 15143-3 텔레매틱스',
    },
    papers: {
      name: '통관 및 소유권 서류',
      title: '소유권과 관세 납부 상태',
      details:
        '수입신고서와 소유권 서류를 장비에 각인된 일련번호와 대조합니다. 페이지의 통관 상태는 이 서류를 근거로 합니다.',
      standards: '수입신고서, 소유권 증명서 또는 구매 청구서, 각인된 일련번호',
    },
  },
  articles: {
    'company-news': '회사 소식',
    market: '시장 동향',
    auctions: '경매',
    guides: '구매 안내',
    notices: '공지',
  },
  phrases: ['PC200', '굴착기', '3CX', '지게차', '휠로더'],
  steps: [
    {
      title: '검색',
      body: '열 개 언어로 모델이나 재고 번호를 검색하고 카테고리, 제조사, 지역으로 좁혀 보세요.',
    },
    {
      title: '확인',
      body: 'A~E등급과 그 기준, 가동시간, 마모, 통관 상태를 확인한 뒤 야드에서 실물을 보세요.',
    },
    {
      title: '견적 요청 또는 입찰',
      body: '한 대 또는 여러 대의 견적을 요청하거나 기간제 온라인 경매에 입찰하세요. 입찰은 구속력이 있으며, 마감 규칙은 입찰 버튼 옆에 표시됩니다.',
    },
    {
      title: '인수',
      body: '청구서에 적힌 계좌로 결제한 뒤 야드에서 장비를 인수하거나 육로·해상 운송용으로 상차를 맡기세요. 서류는 장비와 함께 드립니다.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa 본 야드',
      address: '샤르자 Al Sajaa 공업지구 2번 게이트',
      hours: YARD,
    },
    industrialArea: {
      name: '샤르자 공업지구',
      address: '샤르자 제13공업지구 48번지',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor 야드',
      address: '두바이 Ras Al Khor 제2공업지구',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah 야드', address: '아부다비 Mussafah M-37', hours: YARD },
    ghail: { name: 'Al Ghail 야드', address: '라스알카이마 Al Ghail 공업지구', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa 2번 게이트, 오전 6시부터 로우베드 상차',
      summary:
        '전날 예약한 운송사는 야드가 열리기 두 시간 전부터 Al Sajaa 2번 게이트에서 상차할 수 있습니다. 게이트 유효 높이는 4.5m이며, 모든 장비는 반출증이 있어야 나갈 수 있습니다.',
    },
    hoursPrice: {
      title: '20톤급 굴착기, 1,000시간이 가격에 미치는 영향',
      summary:
        '같은 연식의 장비라면 평균보다 1,000시간 많을 때마다 판매 희망가가 약 4% 낮아집니다. 가동시간이 적으면 같은 비율로 높아지며 최대 20%입니다.',
    },
    craneDate: {
      title: '크레인을 살 때는 증명서 날짜부터 확인하세요',
      summary:
        '두바이에서 크레인, 호이스트, 지게차는 12개월마다 공인 기관의 시험을 받아야 합니다. 증명서가 만료된 장비도 판매할 수 있지만, 작업하려면 먼저 다시 시험을 받아야 합니다.',
    },
    diesel: {
      title: 'Tier 4 장비를 수출하려면 현지 경유부터 확인하세요',
      summary:
        'Tier 4와 Stage V 엔진은 황 함량 15ppm 이하의 경유가 필요합니다. 현지 경유의 황 함량이 이보다 높다면 같은 크기의 Tier 3 장비가 더 안전한 선택입니다.',
    },
  },
}
