import accountChange from '../../messages/fr/accountChange.json' with { type: 'json' }
import address from '../../messages/fr/address.json' with { type: 'json' }
import announcement from '../../messages/fr/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/fr/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/fr/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/fr/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/fr/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/fr/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/fr/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/fr/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/fr/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/fr/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/fr/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/fr/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/fr/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/fr/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/fr/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/fr/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/fr/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/fr/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/fr/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/fr/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/fr/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/fr/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/fr/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/fr/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/fr/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/fr/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/fr/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/fr/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/fr/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/fr/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/fr/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/fr/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/fr/balance.json' with { type: 'json' }
import branch from '../../messages/fr/branch.json' with { type: 'json' }
import cart from '../../messages/fr/cart.json' with { type: 'json' }
import chat from '../../messages/fr/chat.json' with { type: 'json' }
import checkout from '../../messages/fr/checkout.json' with { type: 'json' }
import common from '../../messages/fr/common.json' with { type: 'json' }
import compare from '../../messages/fr/compare.json' with { type: 'json' }
import device from '../../messages/fr/device.json' with { type: 'json' }
import deviceDetail from '../../messages/fr/deviceDetail.json' with { type: 'json' }
import error from '../../messages/fr/error.json' with { type: 'json' }
import help from '../../messages/fr/help.json' with { type: 'json' }
import home from '../../messages/fr/home.json' with { type: 'json' }
import inquiry from '../../messages/fr/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/fr/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/fr/landingPage.json' with { type: 'json' }
import legal from '../../messages/fr/legal.json' with { type: 'json' }
import login from '../../messages/fr/login.json' with { type: 'json' }
import mail from '../../messages/fr/mail.json' with { type: 'json' }
import mall from '../../messages/fr/mall.json' with { type: 'json' }
import merchant from '../../messages/fr/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/fr/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/fr/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/fr/merchantStore.json' with { type: 'json' }
import news from '../../messages/fr/news.json' with { type: 'json' }
import notification from '../../messages/fr/notification.json' with { type: 'json' }
import openStore from '../../messages/fr/openStore.json' with { type: 'json' }
import order from '../../messages/fr/order.json' with { type: 'json' }
import passport from '../../messages/fr/passport.json' with { type: 'json' }
import payment from '../../messages/fr/payment.json' with { type: 'json' }
import portal from '../../messages/fr/portal.json' with { type: 'json' }
import portalAccount from '../../messages/fr/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/fr/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/fr/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/fr/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/fr/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/fr/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/fr/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/fr/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/fr/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/fr/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/fr/portalStore.json' with { type: 'json' }
import proforma from '../../messages/fr/proforma.json' with { type: 'json' }
import quote from '../../messages/fr/quote.json' with { type: 'json' }
import register from '../../messages/fr/register.json' with { type: 'json' }
import savedSearch from '../../messages/fr/savedSearch.json' with { type: 'json' }
import search from '../../messages/fr/search.json' with { type: 'json' }
import sellerApplication from '../../messages/fr/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/fr/sellerPage.json' with { type: 'json' }
import settings from '../../messages/fr/settings.json' with { type: 'json' }
import shell from '../../messages/fr/shell.json' with { type: 'json' }
import store from '../../messages/fr/store.json' with { type: 'json' }
import subscription from '../../messages/fr/subscription.json' with { type: 'json' }
import userCenter from '../../messages/fr/userCenter.json' with { type: 'json' }
import video from '../../messages/fr/video.json' with { type: 'json' }
import viewing from '../../messages/fr/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/fr/whatsapp.json' with { type: 'json' }
import yard from '../../messages/fr/yard.json' with { type: 'json' }

export const fr = {
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
