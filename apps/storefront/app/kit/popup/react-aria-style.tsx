/** React Aria injects a style element unless it finds this id; the CSP forbids it. */
export const ReactAriaStyle = () => <i id="react-aria-pressable-style" hidden />
