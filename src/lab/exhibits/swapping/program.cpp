// Every solution of the n queens problem: permutations by swapping.
// g++ -std=c++20 -O2 -o swapping swapping.cpp && ./swapping 8
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

using Columns = std::vector<int>;  // of the queens, from the first row on

bool diagonals_are_free(const Columns& a) {
  const int n = static_cast<int>(a.size());
  for (int row = 1; row < n; ++row)
    for (int above = 0; above < row; ++above)
      if (std::abs(a[row] - a[above]) == row - above) return false;
  return true;
}

long record(const Columns& a) {
  static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
  for (const int col : a) std::cout << digits[col];
  for (std::size_t k = 0; k < a.size(); ++k) std::cout << (k ? ", " : " [") << a[k];
  std::cout << "]\n";
  return 1;
}

// Returns how many solutions have the first k columns of a.
/*@1*/ long permute(Columns& a, std::size_t k = 0) {
  /*@2*/ if (k == a.size()) return diagonals_are_free(a) ? record(a) : 0;
  long found = 0;
  /*@3*/ for (std::size_t i = k; i < a.size(); ++i) {
    /*@4*/ std::swap(a[k], a[i]);
    /*@5*/ found += permute(a, k + 1);
    /*@6*/ std::swap(a[k], a[i]);  // back
  }
  return found;
}

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  Columns a(n);
  std::iota(a.begin(), a.end(), 0);
  const long count = permute(a);
  std::cout << "Solutions: " << count << '\n';
}
