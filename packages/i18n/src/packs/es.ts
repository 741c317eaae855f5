import accountChange from '../../messages/es/accountChange.json' with { type: 'json' }
import address from '../../messages/es/address.json' with { type: 'json' }
import announcement from '../../messages/es/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/es/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/es/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/es/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/es/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/es/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/es/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/es/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/es/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/es/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/es/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/es/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/es/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/es/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/es/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/es/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/es/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/es/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/es/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/es/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/es/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/es/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/es/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/es/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/es/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/es/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/es/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/es/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/es/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/es/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/es/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/es/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/es/balance.json' with { type: 'json' }
import branch from '../../messages/es/branch.json' with { type: 'json' }
import cart from '../../messages/es/cart.json' with { type: 'json' }
import chat from '../../messages/es/chat.json' with { type: 'json' }
import checkout from '../../messages/es/checkout.json' with { type: 'json' }
import common from '../../messages/es/common.json' with { type: 'json' }
import compare from '../../messages/es/compare.json' with { type: 'json' }
import device from '../../messages/es/device.json' with { type: 'json' }
import deviceDetail from '../../messages/es/deviceDetail.json' with { type: 'json' }
import error from '../../messages/es/error.json' with { type: 'json' }
import help from '../../messages/es/help.json' with { type: 'json' }
import home from '../../messages/es/home.json' with { type: 'json' }
import inquiry from '../../messages/es/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/es/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/es/landingPage.json' with { type: 'json' }
import legal from '../../messages/es/legal.json' with { type: 'json' }
import login from '../../messages/es/login.json' with { type: 'json' }
import mail from '../../messages/es/mail.json' with { type: 'json' }
import mall from '../../messages/es/mall.json' with { type: 'json' }
import merchant from '../../messages/es/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/es/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/es/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/es/merchantStore.json' with { type: 'json' }
import news from '../../messages/es/news.json' with { type: 'json' }
import notification from '../../messages/es/notification.json' with { type: 'json' }
import openStore from '../../messages/es/openStore.json' with { type: 'json' }
import order from '../../messages/es/order.json' with { type: 'json' }
import passport from '../../messages/es/passport.json' with { type: 'json' }
import payment from '../../messages/es/payment.json' with { type: 'json' }
import portal from '../../messages/es/portal.json' with { type: 'json' }
import portalAccount from '../../messages/es/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/es/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/es/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/es/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/es/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/es/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/es/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/es/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/es/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/es/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/es/portalStore.json' with { type: 'json' }
import proforma from '../../messages/es/proforma.json' with { type: 'json' }
import quote from '../../messages/es/quote.json' with { type: 'json' }
import register from '../../messages/es/register.json' with { type: 'json' }
import savedSearch from '../../messages/es/savedSearch.json' with { type: 'json' }
import search from '../../messages/es/search.json' with { type: 'json' }
import sellerApplication from '../../messages/es/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/es/sellerPage.json' with { type: 'json' }
import settings from '../../messages/es/settings.json' with { type: 'json' }
import shell from '../../messages/es/shell.json' with { type: 'json' }
import store from '../../messages/es/store.json' with { type: 'json' }
import subscription from '../../messages/es/subscription.json' with { type: 'json' }
import userCenter from '../../messages/es/userCenter.json' with { type: 'json' }
import video from '../../messages/es/video.json' with { type: 'json' }
import viewing from '../../messages/es/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/es/whatsapp.json' with { type: 'json' }
import yard from '../../messages/es/yard.json' with { type: 'json' }

export const es = {
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
