/** React Aria writes a style sheet of its own unless it finds it; the page's policy allows none. */
export const ItsStyle = () => <i id="react-aria-pressable-style" hidden />
