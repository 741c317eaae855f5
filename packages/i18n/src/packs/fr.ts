import announcement from '../../messages/fr/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/fr/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/fr/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/fr/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/fr/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/fr/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/fr/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/fr/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/fr/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/fr/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/fr/content/branch.json' with { type: 'json' }
import help from '../../messages/fr/content/help.json' with { type: 'json' }
import home from '../../messages/fr/content/home.json' with { type: 'json' }
import landingPage from '../../messages/fr/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/fr/content/legal.json' with { type: 'json' }
import news from '../../messages/fr/content/news.json' with { type: 'json' }
import video from '../../messages/fr/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/fr/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/fr/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/fr/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/fr/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/fr/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/fr/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/fr/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/fr/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/fr/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/fr/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/fr/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/fr/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/fr/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/fr/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/fr/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/fr/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/fr/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/fr/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/fr/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/fr/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/fr/identity/register.json' with { type: 'json' }
import settings from '../../messages/fr/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/fr/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/fr/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/fr/machines/compare.json' with { type: 'json' }
import device from '../../messages/fr/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/fr/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/fr/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/fr/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/fr/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/fr/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/fr/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/fr/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/fr/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/fr/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/fr/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/fr/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/fr/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/fr/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/fr/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/fr/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/fr/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/fr/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/fr/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/fr/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/fr/mall/openStore.json' with { type: 'json' }
import order from '../../messages/fr/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/fr/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/fr/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/fr/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/fr/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/fr/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/fr/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/fr/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/fr/mall/promotion.json' with { type: 'json' }
import question from '../../messages/fr/mall/question.json' with { type: 'json' }
import review from '../../messages/fr/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/fr/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/fr/mall/store.json' with { type: 'json' }
import voucher from '../../messages/fr/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/fr/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/fr/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/fr/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/fr/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/fr/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/fr/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/fr/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/fr/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/fr/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/fr/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/fr/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/fr/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/fr/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/fr/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/fr/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/fr/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/fr/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/fr/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/fr/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/fr/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/fr/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/fr/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/fr/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/fr/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/fr/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/fr/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/fr/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/fr/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/fr/platform/common.json' with { type: 'json' }
import error from '../../messages/fr/platform/error.json' with { type: 'json' }
import mail from '../../messages/fr/platform/mail.json' with { type: 'json' }
import notification from '../../messages/fr/platform/notification.json' with { type: 'json' }
import portal from '../../messages/fr/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/fr/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/fr/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/fr/platform/search.json' with { type: 'json' }
import shell from '../../messages/fr/platform/shell.json' with { type: 'json' }

export const fr = {
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
