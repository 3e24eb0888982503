#!/bin/bash
# Runs `npm start` until it answers and `npm test` to its end on a machine where nobody installed anything: a Debian of
# its own with Node, npm, git and ca-certificates, and a clone of this repository's last commit. Prints when what ended.
#
#   tools/fresh-machine.sh [folder]     as root on Debian with Node 20; a folder named is kept, with the log of each command
#   ONLY=start tools/fresh-machine.sh   one of the two commands; TEST_WORDS="positions" are words for `npm test`
#
# How this machine reaches its package archives (npm's and apt's settings, proxies, certificates) is copied, as without it
# nothing could be installed.
set -euo pipefail

# In a mount and process namespace of its own: whatever happens, nothing stays mounted and nothing runs on.
if [ "${1:-}" != --inside ]; then
  [ "$(id -u)" = 0 ] || { echo 'Run this as root: it makes a root file system.' >&2; exit 1; }
  command -v debootstrap > /dev/null || { apt-get -qq update && apt-get -qq install -y debootstrap > /dev/null; }
  folder=${1:-$(mktemp -d /var/tmp/fresh-machine.XXXXXX)}
  [ $# -gt 0 ] || trap 'rm -rf --one-file-system "$folder"' EXIT
  code=0
  unshare --mount --pid --fork --kill-child --propagation private "$0" --inside "$folder" || code=$?
  exit $code
fi

folder=$2
repository=$(cd "$(dirname "$0")/.." && pwd)
root=$folder/root
log=$folder/times.log
mkdir -p "$folder"
: > "$log"
began=$(date +%s.%N)

# Seconds since `began`, and what ended then.
tell() { printf '%7.1f s  %s\n' "$(echo "$(date +%s.%N) $began" | awk '{print $1 - $2}')" "$1" | tee -a "$log"; }

mirror=$(apt-get indextargets --format '$(SITE)' | grep -m1 '/debian/\?$')
# shellcheck source=/dev/null
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase --include=git,ca-certificates "$codename" "$root" "$mirror" > "$folder/debootstrap.log"
tell "Debian $codename with git and ca-certificates"

# Node with its npm, from wherever this machine has them.
node=$(readlink -f "$(command -v node)")
case $("$node" --version) in v20.*) ;; *) echo "This Node is $("$node" --version); put Node 20 first on PATH." >&2; exit 1 ;; esac
mkdir -p "$root/usr/local/lib/node_modules"
cp "$node" "$root/usr/local/bin/node"
cp -r "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"

# How the archives are reached: settings of apt and npm, names, certificates, and where the environment points to.
copy() {
  [ -e "$1" ] || return 0
  # Links there lead out of the root, as seen from here: they go, nothing is written through them.
  rm -rf "${root:?}$1"
  mkdir -p "$root$(dirname "$1")"
  cp -rL "$1" "$root$1"
}
for file in /etc/apt /etc/resolv.conf /etc/hosts /etc/ssl/certs /usr/local/share/ca-certificates; do copy "$file"; done
npmrc=$(npm config get userconfig)
[ ! -e "$npmrc" ] || cp "$npmrc" "$root/root/.npmrc"
globalrc=$(npm config get globalconfig)
[ ! -e "$globalrc" ] || { mkdir -p "$root/usr/local/etc" && cp "$globalrc" "$root/usr/local/etc/npmrc"; }
reach=()
while IFS='=' read -r name value; do
  reach+=("$name=$value")
  case $value in /*) copy "$value" ;; esac
done < <(env | grep -iE '^(npm_config_|NODE_EXTRA_CA_CERTS=|SSL_CERT_|(https?|no|all)_proxy=)' || true)

mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -t devpts devpts "$root/dev/pts"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
git clone --quiet "file://$repository" "$root/root/bole"

bare=(chroot "$root" env -i "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" HOME=/root "${reach[@]}")
tell "$("$node" --version) with npm $("${bare[@]}" npm --version 2> /dev/null), and a clone of $(git -C "$repository" rev-parse --short HEAD)"

code=0
if [ "${ONLY:-start}" = start ]; then
  began=$(date +%s.%N)
  "${bare[@]}" PORT=20080 /bin/sh -c 'cd /root/bole && exec npm start' > "$folder/start.log" 2>&1 &
  server=$!
  ask="fetch('http://127.0.0.1:20080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
  until "${bare[@]}" node -e "$ask"; do
    kill -0 "$server" 2> /dev/null || { cat "$folder/start.log"; tell 'npm start: ended without an answer'; exit 1; }
    sleep 1
  done
  tell 'npm start: it answers'
  kill "$server"
  ended=0
  wait "$server" || ended=$?
  tell "npm start: it ended after SIGTERM with $ended"
  # 143: npm tells of the signal, though what it ran ended well.
  [ "$ended" = 0 ] || [ "$ended" = 143 ] || code=$ended
fi
if [ "${ONLY:-test}" = test ]; then
  began=$(date +%s.%N)
  "${bare[@]}" /bin/sh -c "cd /root/bole && exec npm test -- ${TEST_WORDS:-}" 2>&1 | tee "$folder/test.log" || code=$?
  tell "npm test: $(tail -n 1 "$folder/test.log")"
fi
echo && cat "$log"
exit $code
