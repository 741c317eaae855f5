import announcement from '../../messages/es/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/es/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/es/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/es/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/es/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/es/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/es/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/es/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/es/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/es/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/es/content/branch.json' with { type: 'json' }
import help from '../../messages/es/content/help.json' with { type: 'json' }
import home from '../../messages/es/content/home.json' with { type: 'json' }
import landingPage from '../../messages/es/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/es/content/legal.json' with { type: 'json' }
import news from '../../messages/es/content/news.json' with { type: 'json' }
import video from '../../messages/es/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/es/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/es/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/es/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/es/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/es/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/es/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/es/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/es/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/es/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/es/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/es/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/es/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/es/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/es/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/es/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/es/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/es/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/es/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/es/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/es/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/es/identity/register.json' with { type: 'json' }
import settings from '../../messages/es/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/es/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/es/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/es/machines/compare.json' with { type: 'json' }
import device from '../../messages/es/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/es/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/es/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/es/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/es/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/es/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/es/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/es/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/es/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/es/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/es/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/es/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/es/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/es/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/es/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/es/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/es/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/es/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/es/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/es/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/es/mall/openStore.json' with { type: 'json' }
import order from '../../messages/es/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/es/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/es/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/es/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/es/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/es/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/es/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/es/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/es/mall/promotion.json' with { type: 'json' }
import question from '../../messages/es/mall/question.json' with { type: 'json' }
import review from '../../messages/es/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/es/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/es/mall/store.json' with { type: 'json' }
import voucher from '../../messages/es/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/es/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/es/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/es/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/es/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/es/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/es/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/es/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/es/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/es/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/es/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/es/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/es/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/es/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/es/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/es/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/es/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/es/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/es/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/es/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/es/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/es/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/es/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/es/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/es/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/es/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/es/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/es/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/es/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/es/platform/common.json' with { type: 'json' }
import error from '../../messages/es/platform/error.json' with { type: 'json' }
import mail from '../../messages/es/platform/mail.json' with { type: 'json' }
import notification from '../../messages/es/platform/notification.json' with { type: 'json' }
import portal from '../../messages/es/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/es/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/es/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/es/platform/search.json' with { type: 'json' }
import shell from '../../messages/es/platform/shell.json' with { type: 'json' }

export const es = {
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
