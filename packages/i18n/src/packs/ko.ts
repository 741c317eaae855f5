import accountChange from '../../messages/ko/accountChange.json' with { type: 'json' }
import address from '../../messages/ko/address.json' with { type: 'json' }
import announcement from '../../messages/ko/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/ko/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/ko/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/ko/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/ko/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/ko/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/ko/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/ko/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/ko/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/ko/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/ko/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/ko/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/ko/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/ko/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/ko/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/ko/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/ko/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/ko/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/ko/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/ko/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/ko/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/ko/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/ko/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/ko/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/ko/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/ko/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/ko/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/ko/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/ko/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/ko/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/ko/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/ko/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/ko/balance.json' with { type: 'json' }
import branch from '../../messages/ko/branch.json' with { type: 'json' }
import cart from '../../messages/ko/cart.json' with { type: 'json' }
import chat from '../../messages/ko/chat.json' with { type: 'json' }
import checkout from '../../messages/ko/checkout.json' with { type: 'json' }
import common from '../../messages/ko/common.json' with { type: 'json' }
import compare from '../../messages/ko/compare.json' with { type: 'json' }
import device from '../../messages/ko/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ko/deviceDetail.json' with { type: 'json' }
import error from '../../messages/ko/error.json' with { type: 'json' }
import help from '../../messages/ko/help.json' with { type: 'json' }
import home from '../../messages/ko/home.json' with { type: 'json' }
import inquiry from '../../messages/ko/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/ko/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/ko/landingPage.json' with { type: 'json' }
import legal from '../../messages/ko/legal.json' with { type: 'json' }
import login from '../../messages/ko/login.json' with { type: 'json' }
import mail from '../../messages/ko/mail.json' with { type: 'json' }
import mall from '../../messages/ko/mall.json' with { type: 'json' }
import merchant from '../../messages/ko/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/ko/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/ko/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/ko/merchantStore.json' with { type: 'json' }
import news from '../../messages/ko/news.json' with { type: 'json' }
import notification from '../../messages/ko/notification.json' with { type: 'json' }
import openStore from '../../messages/ko/openStore.json' with { type: 'json' }
import order from '../../messages/ko/order.json' with { type: 'json' }
import passport from '../../messages/ko/passport.json' with { type: 'json' }
import payment from '../../messages/ko/payment.json' with { type: 'json' }
import portal from '../../messages/ko/portal.json' with { type: 'json' }
import portalAccount from '../../messages/ko/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/ko/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/ko/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/ko/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/ko/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/ko/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/ko/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/ko/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/ko/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/ko/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/ko/portalStore.json' with { type: 'json' }
import proforma from '../../messages/ko/proforma.json' with { type: 'json' }
import quote from '../../messages/ko/quote.json' with { type: 'json' }
import register from '../../messages/ko/register.json' with { type: 'json' }
import savedSearch from '../../messages/ko/savedSearch.json' with { type: 'json' }
import search from '../../messages/ko/search.json' with { type: 'json' }
import sellerApplication from '../../messages/ko/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/ko/sellerPage.json' with { type: 'json' }
import settings from '../../messages/ko/settings.json' with { type: 'json' }
import shell from '../../messages/ko/shell.json' with { type: 'json' }
import store from '../../messages/ko/store.json' with { type: 'json' }
import subscription from '../../messages/ko/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ko/userCenter.json' with { type: 'json' }
import video from '../../messages/ko/video.json' with { type: 'json' }
import viewing from '../../messages/ko/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/ko/whatsapp.json' with { type: 'json' }
import yard from '../../messages/ko/yard.json' with { type: 'json' }

export const ko = {
  address,
  cart,
  checkout,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeFigures,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
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
  portalOrder,
  portalPeople,
  portalProduct,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeMember,
  backofficeViewing,
  backofficeWant,
  backofficeNews,
  register,
  settings,
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
