import announcement from '../../messages/ar/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/ar/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/ar/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/ar/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/ar/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/ar/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/ar/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/ar/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/ar/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/ar/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/ar/content/branch.json' with { type: 'json' }
import help from '../../messages/ar/content/help.json' with { type: 'json' }
import home from '../../messages/ar/content/home.json' with { type: 'json' }
import landingPage from '../../messages/ar/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/ar/content/legal.json' with { type: 'json' }
import news from '../../messages/ar/content/news.json' with { type: 'json' }
import video from '../../messages/ar/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/ar/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/ar/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/ar/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/ar/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/ar/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/ar/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/ar/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/ar/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/ar/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/ar/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/ar/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/ar/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/ar/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/ar/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/ar/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/ar/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/ar/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/ar/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/ar/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/ar/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/ar/identity/register.json' with { type: 'json' }
import settings from '../../messages/ar/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/ar/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/ar/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/ar/machines/compare.json' with { type: 'json' }
import device from '../../messages/ar/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ar/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/ar/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/ar/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/ar/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/ar/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/ar/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/ar/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/ar/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/ar/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/ar/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/ar/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/ar/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/ar/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/ar/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/ar/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/ar/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/ar/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/ar/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/ar/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/ar/mall/openStore.json' with { type: 'json' }
import order from '../../messages/ar/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/ar/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/ar/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/ar/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/ar/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/ar/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/ar/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/ar/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/ar/mall/promotion.json' with { type: 'json' }
import question from '../../messages/ar/mall/question.json' with { type: 'json' }
import review from '../../messages/ar/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/ar/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/ar/mall/store.json' with { type: 'json' }
import voucher from '../../messages/ar/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/ar/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/ar/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/ar/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/ar/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/ar/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/ar/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/ar/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/ar/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/ar/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/ar/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/ar/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/ar/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/ar/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/ar/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/ar/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/ar/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/ar/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/ar/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/ar/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/ar/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/ar/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ar/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/ar/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/ar/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/ar/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/ar/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/ar/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/ar/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/ar/platform/common.json' with { type: 'json' }
import error from '../../messages/ar/platform/error.json' with { type: 'json' }
import mail from '../../messages/ar/platform/mail.json' with { type: 'json' }
import notification from '../../messages/ar/platform/notification.json' with { type: 'json' }
import portal from '../../messages/ar/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/ar/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/ar/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/ar/platform/search.json' with { type: 'json' }
import shell from '../../messages/ar/platform/shell.json' with { type: 'json' }

export const ar = {
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
