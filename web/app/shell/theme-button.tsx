import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { chooseTheme, readThemeChoice, type ThemeChoice, themeChoices } from '../../ui/theme/theme-choice.ts';
import { showToast } from '../../ui/toasts.tsx';

const looks = {
  system: { label: 'Theme: as the system', Icon: Monitor },
  light: { label: 'Theme: light', Icon: Sun },
  dark: { label: 'Theme: dark', Icon: Moon },
} as const;

/** Goes through system, light and dark; the label says which is on. */
export function ThemeButton() {
  const [choice, setChoice] = useState<ThemeChoice>(() => readThemeChoice());
  const { label, Icon } = looks[choice];
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden />}
      onClick={() => {
        chooseTheme(next);
        setChoice(next);
        showToast({ kind: 'info', title: looks[next].label });
      }}
    />
  );
}
