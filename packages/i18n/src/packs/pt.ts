import announcement from '../../messages/pt/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/pt/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/pt/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/pt/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/pt/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/pt/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/pt/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/pt/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/pt/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/pt/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/pt/content/branch.json' with { type: 'json' }
import help from '../../messages/pt/content/help.json' with { type: 'json' }
import home from '../../messages/pt/content/home.json' with { type: 'json' }
import landingPage from '../../messages/pt/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/pt/content/legal.json' with { type: 'json' }
import news from '../../messages/pt/content/news.json' with { type: 'json' }
import video from '../../messages/pt/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/pt/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/pt/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/pt/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/pt/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/pt/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/pt/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/pt/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/pt/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/pt/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/pt/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/pt/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/pt/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/pt/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/pt/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/pt/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/pt/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/pt/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/pt/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/pt/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/pt/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/pt/identity/register.json' with { type: 'json' }
import settings from '../../messages/pt/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/pt/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/pt/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/pt/machines/compare.json' with { type: 'json' }
import device from '../../messages/pt/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/pt/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/pt/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/pt/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/pt/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/pt/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/pt/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/pt/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/pt/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/pt/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/pt/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/pt/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/pt/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/pt/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/pt/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/pt/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/pt/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/pt/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/pt/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/pt/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/pt/mall/openStore.json' with { type: 'json' }
import order from '../../messages/pt/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/pt/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/pt/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/pt/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/pt/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/pt/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/pt/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/pt/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/pt/mall/promotion.json' with { type: 'json' }
import question from '../../messages/pt/mall/question.json' with { type: 'json' }
import review from '../../messages/pt/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/pt/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/pt/mall/store.json' with { type: 'json' }
import voucher from '../../messages/pt/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/pt/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/pt/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/pt/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/pt/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/pt/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/pt/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/pt/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/pt/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/pt/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/pt/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/pt/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/pt/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/pt/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/pt/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/pt/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/pt/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/pt/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/pt/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/pt/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/pt/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/pt/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/pt/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/pt/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/pt/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/pt/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/pt/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/pt/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/pt/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/pt/platform/common.json' with { type: 'json' }
import error from '../../messages/pt/platform/error.json' with { type: 'json' }
import mail from '../../messages/pt/platform/mail.json' with { type: 'json' }
import notification from '../../messages/pt/platform/notification.json' with { type: 'json' }
import portal from '../../messages/pt/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/pt/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/pt/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/pt/platform/search.json' with { type: 'json' }
import shell from '../../messages/pt/platform/shell.json' with { type: 'json' }

export const pt = {
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
