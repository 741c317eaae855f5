import announcement from '../../messages/zh_CN/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/zh_CN/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/zh_CN/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/zh_CN/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/zh_CN/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/zh_CN/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/zh_CN/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/zh_CN/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/zh_CN/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/zh_CN/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/zh_CN/content/branch.json' with { type: 'json' }
import help from '../../messages/zh_CN/content/help.json' with { type: 'json' }
import home from '../../messages/zh_CN/content/home.json' with { type: 'json' }
import landingPage from '../../messages/zh_CN/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/zh_CN/content/legal.json' with { type: 'json' }
import news from '../../messages/zh_CN/content/news.json' with { type: 'json' }
import video from '../../messages/zh_CN/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/zh_CN/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/zh_CN/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/zh_CN/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/zh_CN/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/zh_CN/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/zh_CN/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/zh_CN/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/zh_CN/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/zh_CN/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/zh_CN/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/zh_CN/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/zh_CN/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/zh_CN/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/zh_CN/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/zh_CN/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/zh_CN/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/zh_CN/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/zh_CN/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/zh_CN/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/zh_CN/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/zh_CN/identity/register.json' with { type: 'json' }
import settings from '../../messages/zh_CN/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/zh_CN/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/zh_CN/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/zh_CN/machines/compare.json' with { type: 'json' }
import device from '../../messages/zh_CN/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/zh_CN/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/zh_CN/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/zh_CN/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/zh_CN/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/zh_CN/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/zh_CN/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/zh_CN/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/zh_CN/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/zh_CN/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/zh_CN/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/zh_CN/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/zh_CN/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/zh_CN/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/zh_CN/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/zh_CN/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/zh_CN/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/zh_CN/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/zh_CN/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/zh_CN/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/zh_CN/mall/openStore.json' with { type: 'json' }
import order from '../../messages/zh_CN/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/zh_CN/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/zh_CN/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/zh_CN/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/zh_CN/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/zh_CN/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/zh_CN/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/zh_CN/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/zh_CN/mall/promotion.json' with { type: 'json' }
import question from '../../messages/zh_CN/mall/question.json' with { type: 'json' }
import review from '../../messages/zh_CN/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/zh_CN/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/zh_CN/mall/store.json' with { type: 'json' }
import voucher from '../../messages/zh_CN/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/zh_CN/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/zh_CN/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/zh_CN/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/zh_CN/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/zh_CN/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/zh_CN/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/zh_CN/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/zh_CN/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/zh_CN/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/zh_CN/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/zh_CN/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/zh_CN/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/zh_CN/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/zh_CN/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/zh_CN/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/zh_CN/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/zh_CN/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/zh_CN/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/zh_CN/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/zh_CN/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/zh_CN/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/zh_CN/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/zh_CN/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/zh_CN/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/zh_CN/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/zh_CN/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/zh_CN/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/zh_CN/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/zh_CN/platform/common.json' with { type: 'json' }
import error from '../../messages/zh_CN/platform/error.json' with { type: 'json' }
import mail from '../../messages/zh_CN/platform/mail.json' with { type: 'json' }
import notification from '../../messages/zh_CN/platform/notification.json' with { type: 'json' }
import portal from '../../messages/zh_CN/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/zh_CN/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/zh_CN/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/zh_CN/platform/search.json' with { type: 'json' }
import shell from '../../messages/zh_CN/platform/shell.json' with { type: 'json' }

export const zhCn = {
  address,
  arrival,
  portalVoucher,
  voucher,
  cart,
  checkout,
  fit,
  merchantWantedPart,
  merchantProductQuestion,
  promotion,
  flashSale,
  portalFlashSale,
  question,
  backofficeReview,
  merchantReview,
  review,
  reviewFault,
  garage,
  loyalty,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeAnalytics,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
  portalFigure,
  portalImport,
  accountChange,
  backofficeSeller,
  backofficeSetting,
  backofficeSignIn,
  backofficeRole,
  backofficePage,
  backofficePermission,
  backofficeProduct,
  backofficeStaff,
  backofficeStore,
  backofficeSwitch,
  portalAccount,
  portalSignIn,
  portalStore,
  announcement,
  branch,
  chat,
  backofficeText,
  backofficeTextFile,
  backofficeVideo,
  common,
  compare,
  device,
  error,
  savedSearch,
  search,
  help,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  news,
  notification,
  passport,
  portal,
  backofficeCatalogue,
  backofficeCurrency,
  mall,
  merchant,
  merchantInquiry,
  backofficeLedger,
  merchantLedger,
  merchantStore,
  portalLedger,
  balance,
  quote,
  portalChat,
  portalDevice,
  coupon,
  portalCoupon,
  wantedPart,
  portalOrder,
  portalPeople,
  portalProduct,
  portalPromotion,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeLoyalty,
  backofficeMember,
  backofficeViewing,
  backofficeDemand,
  backofficeNews,
  register,
  settings,
  soldPrice,
  shell,
  store,
  openStore,
  subscription,
  video,
  viewing,
  sellerApplication,
  sellerPage,
  whatsapp,
  yard,
}
