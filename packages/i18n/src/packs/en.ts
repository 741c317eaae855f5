import announcement from '../../messages/en/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/en/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/en/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/en/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/en/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/en/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/en/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/en/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/en/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/en/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/en/content/branch.json' with { type: 'json' }
import help from '../../messages/en/content/help.json' with { type: 'json' }
import home from '../../messages/en/content/home.json' with { type: 'json' }
import landingPage from '../../messages/en/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/en/content/legal.json' with { type: 'json' }
import news from '../../messages/en/content/news.json' with { type: 'json' }
import video from '../../messages/en/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/en/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/en/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/en/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/en/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/en/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/en/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/en/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/en/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/en/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/en/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/en/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/en/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/en/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/en/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/en/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/en/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/en/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/en/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/en/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/en/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/en/identity/register.json' with { type: 'json' }
import settings from '../../messages/en/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/en/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/en/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/en/machines/compare.json' with { type: 'json' }
import device from '../../messages/en/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/en/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/en/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/en/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/en/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/en/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/en/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/en/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/en/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/en/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/en/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/en/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/en/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/en/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/en/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/en/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/en/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/en/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/en/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/en/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/en/mall/openStore.json' with { type: 'json' }
import order from '../../messages/en/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/en/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/en/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/en/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/en/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/en/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/en/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/en/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/en/mall/promotion.json' with { type: 'json' }
import question from '../../messages/en/mall/question.json' with { type: 'json' }
import review from '../../messages/en/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/en/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/en/mall/store.json' with { type: 'json' }
import voucher from '../../messages/en/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/en/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/en/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/en/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/en/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/en/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/en/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/en/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/en/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/en/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/en/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/en/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/en/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/en/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/en/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/en/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/en/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/en/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/en/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/en/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/en/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/en/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/en/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/en/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/en/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/en/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/en/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/en/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/en/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/en/platform/common.json' with { type: 'json' }
import error from '../../messages/en/platform/error.json' with { type: 'json' }
import mail from '../../messages/en/platform/mail.json' with { type: 'json' }
import notification from '../../messages/en/platform/notification.json' with { type: 'json' }
import portal from '../../messages/en/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/en/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/en/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/en/platform/search.json' with { type: 'json' }
import shell from '../../messages/en/platform/shell.json' with { type: 'json' }

export const en = {
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
