import type { HelpWords } from './help.ts'

export const ko: HelpWords = {
  topics: {
    finding: '장비 찾기',
    checking: '장비 확인하기',
    buying: '결제와 인수',
    export: '수출과 서류',
    account: '언어, 통화, 개인정보',
  },
  articles: {
    searchForAModel: {
      title: '모델은 어떻게 검색하나요?',
      summary: 'PC200, 3CX처럼 부르는 대로 모델을 입력하거나 재고 번호를 입력하세요.',
      body: '카테고리, 제조사, 지역으로 목록을 좁힐 수 있습니다.',
      keywords: '장비 찾기, 필터, 재고 번호',
    },
    whereTheMachinesAre: {
      title: '장비는 어디에 있나요?',
      summary: '각 장비 페이지에 적힌 야드에 있습니다.',
      body: '목록의 장비마다 지역이 표시되어 있어 출발하기 전에 알 수 있습니다.',
    },
    soldMachines: {
      title: '판매된 장비가 왜 아직 보이나요?',
      summary: '가격을 계속 공개하기 위해서입니다.',
      body: '페이지에 판매 완료라고 분명히 표시합니다.',
    },
    grades: {
      title: 'A~E등급은 무슨 뜻인가요?',
      summary: 'A는 신품급, B는 양호, C는 바로 작업 가능, D는 수리 필요, E는 부품용입니다.',
      body: '기준은 사용 연수, 가동시간, 마모이며 장비 페이지에서 볼 수 있습니다.',
      keywords: '상태, 기준',
    },
    operatingHours: {
      title: '가동시간을 믿어도 되나요?',
      summary: '페이지에 가동시간의 출처가 표시됩니다.',
      body: '페달, 좌석, 하부의 마모와 비교하고 ECU 기록값을 요청하세요.',
    },
    ownInspector: {
      title: '제 검사원을 데려가도 되나요?',
      summary: '네. 야드와 시간을 정하세요.',
      body: '냉간 시동과 하부 확인을 요구할 수 있습니다.',
    },
    sellersGrade: {
      title: '검사하지 않은 장비의 등급은 누가 매기나요?',
      summary:
        '판매자가 매깁니다. 이런 등급에는 목록, 장비 페이지, 장비 이력서에 ‘판매자 등급’이라고 표시되며 검사한 항목이 없습니다.',
      body: '검사를 요청하거나 직접 검사원을 데려오세요.',
    },
    twoPrices: {
      title: '가격이 왜 두 개인가요?',
      summary: '크게 표시된 가격은 선택하신 통화로 환산한 금액입니다.',
      body: '작게 표시된 가격은 판매자의 통화로 된 금액이며, 이 가격이 기준입니다.',
    },
    newBankDetails: {
      title: '판매자가 새 은행 계좌를 보냈습니다. 어떻게 해야 하나요?',
      summary: '송금하지 마세요.',
      body: 'Ironsouq 청구서에 적힌 계좌로만 결제하고, 받은 메시지를 저희에게 신고해 주세요.',
      keywords: '사기, 송금, 계좌 이체, IBAN',
    },
    vat: {
      title: '부가세가 포함되나요?',
      summary: '견적에 표시됩니다.',
      body: '아랍에미리트 부가세는 5%이며, 수출은 반출 서류가 접수되면 영세율이 적용될 수 있습니다.',
      keywords: '세금, 영세율',
    },
    exportedMachines: {
      title: '어떤 장비를 수출할 수 있나요?',
      summary: '대부분 가능합니다.',
      body: '페이지의 통관 상태를 확인하세요: 자유무역지대, 관세 납부, UAE 등록, 수출 전용.',
    },
    enginesAndDiesel: {
      title: '우리나라에서는 어떤 엔진을 쓸 수 있나요?',
      summary: '배출가스 기준을 확인하세요. Tier 4와 Stage V 엔진에는 저유황 경유가 필요합니다.',
      body: '저유황 경유를 구할 수 없는 곳에서는 이전 Tier의 엔진이 더 오래갑니다.',
    },
    languageAndCurrency: {
      title: '언어나 통화는 어떻게 바꾸나요?',
      summary: '모든 페이지 위쪽에서 바꿀 수 있습니다.',
      body: '보던 페이지와 필터는 그대로 유지되고, 선택은 6개월 동안 저장됩니다.',
    },
    whatWeKnow: {
      title: '저에 대해 어떤 정보를 가지고 있나요?',
      summary: '방문자라면 선택한 언어, 통화, 도착지뿐입니다.',
      body: '페이지 조회는 IP 주소 없이 집계하며 날짜 간에 연결할 수 없습니다.',
    },
  },
}
